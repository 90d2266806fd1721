import type { SecurityOverview } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldOf, fill, partOf, press, send } from '../../storyKeyboard.ts'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { AuthenticatorModal } from '../modals/AuthenticatorModal.tsx'
import { ConfirmIdentityModal } from '../modals/ConfirmIdentityModal.tsx'
import { PaymentPasswordModal } from '../modals/PaymentPasswordModal.tsx'
import { RemoveAuthenticatorModal } from '../modals/RemoveAuthenticatorModal.tsx'
import { RenewRecoveryCodesModal } from '../modals/RenewRecoveryCodesModal.tsx'
import { rules } from './answers.ts'

const overview: SecurityOverview = {
  memberSince: '2024-10-21T12:00:00Z',
  contacts: [
    { channel: 'mail', hint: 'd•••@example.org', isVerified: true },
    { channel: 'sms', hint: '•••• 08', isVerified: true },
  ],
  channels: ['mail', 'sms'],
  paymentPassword: { isSet: true, codesTo: ['mail', 'sms'] },
}
const portal = (answers: StoryPortal['answers'] = {}) => ({
  portal: {
    answers: {
      passkeys: () => [],
      registerRules: () => rules,
      securityOverview: () => overview,
      paymentPasswordCode: () => ({ expiredMinutes: 10 }),
      ...answers,
    },
  } satisfies StoryPortal,
})
const meta = {
  title: 'accounts/Security',
  component: PaymentPasswordModal,
  tags: ['!autodocs'],
  args: { isSet: true, close: fn() },
  parameters: { ...portal(), docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof PaymentPasswordModal>

export default meta
type Story = StoryObj<typeof meta>

const waits = (canvas: HTMLElement) =>
  waitFor(() => expect(partOf(canvas, '[data-part=send]')).toHaveAttribute('aria-disabled', 'true'))
const isSending = (canvas: HTMLElement) =>
  waitFor(() => expect(partOf(canvas, '[type=submit]')).toHaveAttribute('aria-busy', 'true'))
const refuse = (...refused: Parameters<typeof refusal>) =>
  fn(() => {
    throw refusal(...refused)
  })

export const FirstWithdrawalPassword: Story = {
  args: { isSet: false },
  parameters: portal({ setPaymentPassword: fn(() => null) }),
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, { newPassword: '314159', confirmNewPassword: '314159' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.close).toHaveBeenCalled())
  },
}

/** The one before is wrong: said at its field, which has the keyboard. */
export const WrongWithdrawalPassword: Story = {
  parameters: portal({ setPaymentPassword: refuse('password_wrong') }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { oldPassword: '111111', newPassword: '314159', confirmNewPassword: '314159' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'oldPassword')).toHaveFocus())
    await expect(within(canvasElement.ownerDocument.body).getByRole('alert')).toBeVisible()
  },
}

export const WithdrawalPasswordSending: Story = {
  parameters: portal({ setPaymentPassword: never }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { oldPassword: '111111', newPassword: '314159', confirmNewPassword: '314159' })
    await userEvent.keyboard('{Enter}')
    await isSending(canvasElement)
  },
}

/** Forgotten: a code to a verified address stands in for it. */
export const ForgottenWithdrawalPassword: Story = {
  parameters: portal({ setPaymentPassword: fn(() => null) }),
  play: async ({ canvasElement, args, parameters }) => {
    await waitFor(() => expect(partOf(canvasElement, 'dialog[open] [data-part=link]')).toBeVisible())
    await press(canvasElement, 'dialog[open] [data-part=link]')
    await waitFor(() => expect(partOf(canvasElement, '[data-part=send]')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waits(canvasElement)
    await fill(canvasElement, { verificationCode: '123456', newPassword: '314159', confirmNewPassword: '314159' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.close).toHaveBeenCalled())
    await expect(parameters.portal.answers.setPaymentPassword).toHaveBeenCalledWith({
      channel: 'mail',
      verificationCode: '123456',
      newPassword: '314159',
      confirmNewPassword: '314159',
    })
  },
}

/** Forgotten, and nothing that a code could go to. */
export const NoWayToACode: Story = {
  parameters: portal({
    securityOverview: () => ({ ...overview, paymentPassword: { isSet: true, codesTo: [] } }),
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'dialog[open] [data-part=link]')
    await waitFor(() => expect(partOf(canvasElement, '[data-part=notice]')).toBeVisible())
  },
}

/** A change of how the account is kept asks who is there. */
export const Confirm: StoryObj<typeof ConfirmIdentityModal> = {
  args: { onAnswer: fn(), close: fn() },
  parameters: portal({ confirmIdentity: refuse('password_wrong') }),
  render: (args) => <ConfirmIdentityModal {...args} />,
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { password: 'long-winter-26' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'password')).toHaveFocus())
    await expect(within(canvasElement.ownerDocument.body).getByRole('alert')).toBeVisible()
  },
}

/** Shown to be who they are, the person goes on with what was wanted. */
export const Confirmed: StoryObj<typeof ConfirmIdentityModal> = {
  args: { onAnswer: fn(), close: fn() },
  parameters: portal({ confirmIdentity: () => null }),
  render: (args) => <ConfirmIdentityModal {...args} />,
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, { password: 'long-winter-26' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.close).toHaveBeenCalled())
  },
}

export const Confirming: StoryObj<typeof ConfirmIdentityModal> = {
  args: { onAnswer: fn(), close: fn() },
  parameters: portal({ confirmIdentity: never }),
  render: (args) => <ConfirmIdentityModal {...args} />,
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, { password: 'long-winter-26' })
    await userEvent.keyboard('{Enter}')
    await isSending(canvasElement)
    await expect(args.close).not.toHaveBeenCalled()
  },
}

const setup: StoryObj<typeof AuthenticatorModal> = {
  args: {
    ticket: 'ticket',
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Comet:nightowl7?secret=JBSWY3DPEHPK3PXP&issuer=Comet',
    close: fn(),
  },
  render: (args) => <AuthenticatorModal {...args} />,
}

/** A code that is not the app's: said at its field, which has the keyboard; picture and key stay for another try. */
export const AuthenticatorCodeWrong: StoryObj<typeof AuthenticatorModal> = {
  ...setup,
  parameters: portal({ addAuthenticator: refuse('verification_code_wrong') }),
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'code')).toHaveFocus())
    await userEvent.keyboard('000000{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'code')).toBeInvalid())
    await waitFor(() => expect(fieldOf(canvasElement, 'code')).toHaveFocus())
    await expect(within(canvasElement.ownerDocument.body).getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
    await expect(args.close).not.toHaveBeenCalled()
  },
}

/** An app is set up, and its recovery codes stay until they are kept. */
export const Authenticator: StoryObj<typeof AuthenticatorModal> = {
  ...setup,
  parameters: portal({ addAuthenticator: () => ({ recoveryCodes: ['abcde-fghij', 'klmno-pqrst'] }) }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'code')).toHaveFocus())
    await userEvent.keyboard('123456{Enter}')
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText('abcde-fghij')).toBeVisible())
  },
}

const removal: StoryObj<typeof RemoveAuthenticatorModal> = {
  args: { close: fn() },
  render: (args) => <RemoveAuthenticatorModal {...args} />,
}

/** An app goes by a code of its own, or by a recovery code where it is lost. */
export const AuthenticatorRemoved: StoryObj<typeof RemoveAuthenticatorModal> = {
  ...removal,
  parameters: portal({ removeAuthenticator: fn(() => null) }),
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, { code: '123456' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.close).toHaveBeenCalled())
  },
}

export const AuthenticatorStays: StoryObj<typeof RemoveAuthenticatorModal> = {
  ...removal,
  parameters: portal({ removeAuthenticator: refuse('verification_code_wrong') }),
  play: async ({ canvasElement, args }) => {
    await send(canvasElement, 'code')
    await waitFor(() => expect(fieldOf(canvasElement, 'code')).toHaveFocus())
    await fill(canvasElement, { code: '000000' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'code')).toBeInvalid())
    await expect(within(canvasElement.ownerDocument.body).getByRole('alert')).toBeVisible()
    await expect(args.close).not.toHaveBeenCalled()
  },
}

export const AuthenticatorBeingRemoved: StoryObj<typeof RemoveAuthenticatorModal> = {
  ...removal,
  parameters: portal({ removeAuthenticator: never }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { code: '123456' })
    await userEvent.keyboard('{Enter}')
    await isSending(canvasElement)
  },
}

/** New recovery codes take the place of those before, and stay until they are kept. */
export const RecoveryCodesRenewed: StoryObj<typeof RenewRecoveryCodesModal> = {
  args: { close: fn() },
  parameters: portal({ renewRecoveryCodes: () => ({ recoveryCodes: ['abcde-fghij', 'klmno-pqrst'] }) }),
  render: (args) => <RenewRecoveryCodesModal {...args} />,
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, { code: '123456' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText('abcde-fghij')).toBeVisible())
    await expect(args.close).not.toHaveBeenCalled()
  },
}
