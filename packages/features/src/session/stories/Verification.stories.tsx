import type { LoginVerification } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldOf, fill, partOf, press, send } from '../../storyKeyboard.ts'
import { narrow } from '../../storyNarrow.tsx'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { VerificationForm } from '../verification/VerificationForm.tsx'
import { signedIn } from './answers.ts'

const by = (method: LoginVerification['method'], more: Partial<LoginVerification> = {}): LoginVerification => ({
  ticket: 'ticket',
  method,
  ...more,
})
const portal = (answers: StoryPortal['answers']) => ({ portal: { answers } })
const setup = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Foyer:nightowl7?secret=JBSWY3DPEHPK3PXP&issuer=Foyer' }
const codes = ['4k2m-9q7x', 'p8d3-w6hz', 'r5tn-2c9f', 'x7bg-4v8k', 'm3jq-6y2d', 'h9ws-5n7p', 'c4fz-8k3t', 'z2vx-7d6r']

const meta = {
  title: 'accounts/Verification',
  component: VerificationForm,
  tags: ['!autodocs'],
  args: { onSignedIn: fn(), onOver: fn(), onBack: fn(), verification: by('mobile', { hint: '•••• 67' }) },
  decorators: narrow,
  parameters: portal({ loginVerification: fn(() => signedIn), loginVerificationCode: () => ({ expiredMinutes: 10 }) }),
} satisfies Meta<typeof VerificationForm>

export default meta
type Story = StoryObj<typeof meta>

const answered = (answer: string): Story['play'] =>
  async function play({ canvasElement, args }) {
    await fill(canvasElement, { answer })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalled())
  }
/** A code is sent, and the button counts down to the next. */
const counted: Story['play'] = async ({ canvasElement }) => {
  await press(canvasElement, '[data-part=send]')
  await waitFor(() => expect(partOf(canvasElement, '[data-part=send]')).toHaveAttribute('aria-disabled', 'true'))
}

export const MobileNumber: Story = { play: answered('05321234567') }
export const Sms: Story = { args: { verification: by('sms', { hint: '•••• 67' }) }, play: counted }
export const Email: Story = { args: { verification: by('email', { hint: 'n•••@e•••.org' }) }, play: counted }
export const Authenticator: Story = { args: { verification: by('totp') }, play: answered('123456') }
export const BankName: Story = { args: { verification: by('bank') }, play: answered('Ada Lovelace') }

/** The keyboard is where the answer is typed; whoever cannot give it goes back. */
export const Back: Story = {
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'answer')).toHaveFocus())
    await expect(fieldOf(canvasElement, 'trustDevice')).not.toBeChecked()
    await press(canvasElement, '[data-part=footer] button')
    await expect(args.onBack).toHaveBeenCalled()
  },
}

/** A passkey does as well. */
export const OrPasskey: Story = { args: { verification: by('totp', { passkey: '{}' }) } }

/** The app is set up at first use: a picture for its camera, and the same for typing. */
export const AuthenticatorSetup: Story = { args: { verification: by('totp', { setup }) } }

/** Shown once: the way in without the app. The keyboard is at what is to be read. */
export const RecoveryCodes: Story = {
  args: { verification: by('totp', { setup }) },
  parameters: portal({ loginVerification: () => ({ ...signedIn, recoveryCodes: codes }) }),
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, { answer: '123456' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(8))
    await expect(args.onSignedIn).not.toHaveBeenCalled()
  },
}

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'answer')
    await waitFor(() => expect(fieldOf(canvasElement, 'answer')).toHaveFocus())
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

export const Wrong: Story = {
  parameters: portal({
    loginVerification: () => {
      throw refusal('verification_failed')
    },
  }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { answer: '5550000' })
    await userEvent.keyboard('{Enter}')
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await waitFor(() => expect(fieldOf(canvasElement, 'answer')).toHaveFocus())
  },
}

export const Sending: Story = {
  parameters: portal({ loginVerification: never }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { answer: '5321234567' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(partOf(canvasElement, '[type=submit]')).toHaveAttribute('aria-busy', 'true'))
  },
}
