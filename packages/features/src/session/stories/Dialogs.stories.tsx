import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fieldOf, fill, press } from '../../storyKeyboard.ts'
import { refusal, type StoryPortal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { AcceptTermsModal } from '../modals/AcceptTermsModal.tsx'
import { ChangePasswordModal } from '../modals/ChangePasswordModal.tsx'
import { ForgotPasswordModal } from '../modals/ForgotPasswordModal.tsx'
import { LoginModal } from '../modals/LoginModal.tsx'
import { RegisterModal } from '../modals/RegisterModal.tsx'
import { RegisterSuccessModal } from '../modals/RegisterSuccessModal.tsx'
import { forgetDraft } from '../registration/draft.ts'
import { countries, humanWork, rules, signedIn } from './answers.ts'

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
    // What is below belongs to the account, and nobody is signed in.
    await expect(await screen.findByRole('dialog')).toHaveAttribute('data-opaque')
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

/** Registration over the page: it begins at the first field. */
export const Register: StoryObj<typeof RegisterModal> = {
  args: { close: fn() },
  parameters: { portal: { answers: { ...answers, registerRules: () => rules } } satisfies StoryPortal },
  beforeEach: forgetDraft,
  render: (args) => <RegisterModal {...args} />,
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'username')).toHaveFocus())
    await press(canvasElement, '[data-part=cross] button')
    await waitFor(() => expect(args.close).toHaveBeenCalled())
  },
}

/** A forgotten password; afterwards the login is there again, with the name that was typed. */
export const Forgotten: StoryObj<typeof ForgotPasswordModal> = {
  args: { close: fn() },
  parameters: {
    portal: {
      answers: { ...answers, registerRules: () => rules, resetByMail: () => null },
      onModal: fn(),
    } satisfies StoryPortal,
  },
  render: (args) => <ForgotPasswordModal {...args} />,
  play: async ({ canvasElement, args, parameters }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'username')).toHaveFocus())
    await fill(canvasElement, {
      username: 'nightowl7',
      email: 'ada@example.org',
      verificationCode: '123456',
      newPassword: 'long-winter-26',
    })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.close).toHaveBeenCalled())
    await expect(parameters.portal.onModal).toHaveBeenCalledWith('login', { begun: { username: 'nightowl7' } })
  },
}

/** The password that was used to log in has expired: it is not asked for again. */
export const ChangeDue: StoryObj<typeof ChangePasswordModal> = {
  args: { reason: 'expired', oldPassword: 'harbour-light-2', close: fn() },
  parameters: { portal: { answers: { ...answers, registerRules: () => rules } } satisfies StoryPortal },
  render: (args) => <ChangePasswordModal {...args} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'newPassword')).toHaveFocus())
    await fill(canvasElement, { newPassword: 'long-winter-26', confirmNewPassword: 'long-winter-27' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'confirmNewPassword')).toBeInvalid())
  },
}

let triedTerms = 0

/** The terms have changed since they were accepted: a failure says so and leaves the dialog, an answer closes it. */
export const TermsDue: StoryObj<typeof AcceptTermsModal> = {
  args: { version: '2026-12', close: fn() },
  beforeEach: () => {
    triedTerms = 0
  },
  parameters: {
    portal: {
      answers: {
        ...answers,
        acceptTerms: () => {
          triedTerms += 1
          if (triedTerms === 1) throw refusal('unavailable')
          return { version: '2026-12' }
        },
      },
    } satisfies StoryPortal,
  },
  render: (args) => <AcceptTermsModal {...args} />,
  play: async (context) => {
    const { args } = context
    const say = sayIn(context, 'session')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: say('termsAccept') }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(args.close).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: say('termsAccept') }))
    await waitFor(() => expect(args.close).toHaveBeenCalled())
  },
}

/** The account is open. */
export const Welcome: StoryObj<typeof RegisterSuccessModal> = {
  args: { account: 'nightowl7', close: fn() },
  render: (args) => <RegisterSuccessModal {...args} />,
}
