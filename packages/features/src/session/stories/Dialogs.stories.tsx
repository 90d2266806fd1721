import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fieldOf, fill } from '../../storyKeyboard.ts'
import type { StoryPortal } from '../../storyPortal.ts'
import { LoginModal } from '../modals/LoginModal.tsx'
import { RegisterSuccessModal } from '../modals/RegisterSuccessModal.tsx'
import { countries, humanWork, signedIn } from './answers.ts'

const answers: StoryPortal['answers'] = { login: () => signedIn, countries: () => countries, humanWork }
const meta = {
  title: 'accounts/Dialogs',
  component: LoginModal,
  tags: ['!autodocs'],
  args: { close: fn() },
  parameters: { portal: { answers } satisfies StoryPortal, docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof LoginModal>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {}

/** What was wanted needs an account: who has none registers first. */
export const AccountWanted: Story = { args: { onLoggedIn: fn() } }

/** A session that dies while somebody types: the login lies over the page, which is there again afterwards. */
export const SessionEnded: Story = {
  parameters: {
    portal: {
      answers,
      session: { ended: { role: 'member', account: 'nightowl7', path: '/inhouse', isKept: true } },
    } satisfies StoryPortal,
  },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'username')).toHaveValue('nightowl7'))
    await fill(canvasElement, { password: 'long-winter-26' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.close).toHaveBeenCalled())
  },
}

/** A login that was begun in the header: nothing is asked for a second time. */
export const BegunInTheHeader: Story = {
  args: {
    begun: {
      username: 'nightowl7',
      password: 'long-winter-26',
      verification: { ticket: 'ticket', method: 'totp' },
    },
  },
}

/** The account is open. */
export const Welcome: StoryObj<typeof RegisterSuccessModal> = {
  args: { account: 'nightowl7', close: fn() },
  render: (args) => <RegisterSuccessModal {...args} />,
}
