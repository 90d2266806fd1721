import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldOf, fill, partOf, press, send } from '../../storyKeyboard.ts'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { ContactModal } from '../modals/ContactModal.tsx'
import { countries } from './answers.ts'

const portal = (answers: StoryPortal['answers'] = {}) => ({
  portal: {
    answers: {
      countries: () => countries,
      contactCode: () => ({ expiredMinutes: 10 }),
      ...answers,
    },
  } satisfies StoryPortal,
})
const meta = {
  title: 'accounts/Address and number',
  component: ContactModal,
  tags: ['!autodocs'],
  args: { channel: 'mail', close: fn() },
  parameters: { ...portal(), docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof ContactModal>

export default meta
type Story = StoryObj<typeof meta>

const refuse = (...refused: Parameters<typeof refusal>) =>
  fn(() => {
    throw refusal(...refused)
  })
const typed = { email: 'ada@example.org', verificationCode: '123456' }

export const EveryError: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'email')
    await waitFor(() => expect(fieldOf(canvasElement, 'email')).toHaveFocus())
    await expect(within(canvasElement.ownerDocument.body).getAllByRole('alert').length).toBeGreaterThan(1)
  },
}

/** A new address: the code that was sent there is entered. */
export const NewAddress: Story = {
  parameters: portal({ saveContact: fn(() => null) }),
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, { email: typed.email })
    await press(canvasElement, '[data-part=send]')
    await waitFor(() => expect(partOf(canvasElement, '[data-part=send]')).toHaveAttribute('aria-disabled', 'true'))
    await fill(canvasElement, { verificationCode: typed.verificationCode })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.close).toHaveBeenCalled())
  },
}

export const Sending: Story = {
  parameters: portal({ saveContact: never }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, typed)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(partOf(canvasElement, '[type=submit]')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const WrongCode: Story = {
  parameters: portal({ saveContact: refuse('verification_code_wrong') }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, typed)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'verificationCode')).toHaveFocus())
  },
}

/** Somebody else's account has the address. */
export const AddressTaken: Story = {
  parameters: portal({ saveContact: refuse('email_taken') }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, typed)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'email')).toHaveFocus())
  },
}

/** A number is looked at before anything is sent. */
export const NumberTooShort: Story = {
  args: { channel: 'sms' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(partOf(canvasElement, '[role=combobox]')).not.toHaveValue(''))
    await fill(canvasElement, { mobileNum: '5321' })
    await press(canvasElement, '[data-part=send]')
    await waitFor(() => expect(fieldOf(canvasElement, 'mobileNum')).toHaveFocus())
  },
}

/** The number that the account has is verified: it is not typed again. */
export const NumberOnFile: Story = { args: { channel: 'sms', hint: '•••• 08' } }
