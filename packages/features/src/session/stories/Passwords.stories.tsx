import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldOf, fill, partOf, send } from '../../storyKeyboard.ts'
import { narrow } from '../../storyNarrow.tsx'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { useT } from '../model/useT.ts'
import { ChangePasswordForm } from '../passwords/ChangePasswordForm.tsx'
import { rules, signedIn } from './answers.ts'

interface Props {
  /** Why it has to be changed; the old one was just used then. */
  reason?: 'changeWeak' | 'changeExpired'
  onDone: () => void
}

function ChangePassword({ reason, onDone }: Props) {
  const t = useT()
  return (
    <ChangePasswordForm
      notice={reason && t(reason)}
      oldPassword={reason ? 'harbour-light-2' : undefined}
      onDone={onDone}
    />
  )
}

const portal = (answers: StoryPortal['answers'] = {}) => ({
  portal: { answers: { registerRules: () => rules, ...answers } } satisfies StoryPortal,
})
const meta = {
  title: 'accounts/Change password',
  component: ChangePassword,
  tags: ['!autodocs'],
  args: { onDone: fn() },
  decorators: narrow,
  parameters: portal(),
} satisfies Meta<typeof ChangePassword>

export default meta
type Story = StoryObj<typeof meta>

const typed = { oldPassword: 'harbour-light-2', newPassword: 'long-winter-26', confirmNewPassword: 'long-winter-26' }
const typeAndSend = async (canvas: HTMLElement, values: Readonly<Record<string, string>> = typed): Promise<void> => {
  await fill(canvas, values)
  await userEvent.keyboard('{Enter}')
}

export const Empty: Story = {}
/** After a login with a password that is guessed first. The old one is known, so it is not asked for again. */
export const Weak: Story = { args: { reason: 'changeWeak' } }
export const Expired: Story = { args: { reason: 'changeExpired' } }

export const EveryError: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'newPassword')
    await waitFor(() => expect(fieldOf(canvasElement, 'oldPassword')).toHaveFocus())
    await expect(within(canvasElement).getAllByRole('alert').length).toBeGreaterThan(2)
  },
}

/** The repetition differs: inconsistent twice. */
export const Inconsistent: Story = {
  play: async ({ canvasElement }) => {
    await typeAndSend(canvasElement, { ...typed, confirmNewPassword: 'long-winter-27' })
    await waitFor(() => expect(fieldOf(canvasElement, 'confirmNewPassword')).toHaveFocus())
  },
}

export const Sending: Story = {
  parameters: portal({ changePassword: never }),
  play: async ({ canvasElement }) => {
    await typeAndSend(canvasElement)
    await waitFor(() => expect(partOf(canvasElement, '[type=submit]')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Sent: Story = {
  parameters: portal({ changePassword: () => signedIn }),
  play: async ({ canvasElement, args }) => {
    await typeAndSend(canvasElement)
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}

export const Refused: Story = {
  parameters: portal({
    changePassword: () => {
      throw refusal('password_wrong')
    },
  }),
  play: async ({ canvasElement }) => {
    await typeAndSend(canvasElement)
    await waitFor(() => expect(fieldOf(canvasElement, 'oldPassword')).toHaveFocus())
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}
