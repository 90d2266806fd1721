import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldOf, fill, partOf, press, send } from '../../storyKeyboard.ts'
import { narrow } from '../../storyNarrow.tsx'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { ForgotForm } from '../passwords/ForgotForm.tsx'
import { captcha, countries, humanWork, rules } from './answers.ts'

const inTenMinutes = () => ({ expirationTime: new Date(Date.now() + 600_000).toISOString() })
const portal = (answers: StoryPortal['answers'] = {}, human: StoryPortal['human'] = 'work') => ({
  portal: {
    human,
    answers: {
      registerRules: () => rules,
      countries: () => countries,
      captcha: () => captcha,
      humanWork,
      systemStatus: () => ({ serverTime: new Date(Date.now()).toISOString() }),
      forgotByMail: inTenMinutes,
      smsPasswordCode: inTenMinutes,
      ...answers,
    },
  } satisfies StoryPortal,
})
const meta = {
  title: 'accounts/Forgotten password',
  component: ForgotForm,
  tags: ['!autodocs'],
  args: { methods: ['email', 'mobileNum'], onDone: fn() },
  decorators: narrow,
  parameters: portal(),
} satisfies Meta<typeof ForgotForm>

export default meta
type Story = StoryObj<typeof meta>

const mail = { username: 'nightowl7', email: 'ada@example.org' }
const rest = { verificationCode: '123456', newPassword: 'long-winter-26' }
const counts = (canvas: HTMLElement) =>
  waitFor(() => expect(partOf(canvas, '[data-part=send]')).toHaveAttribute('aria-disabled', 'true'))

export const ByMail: Story = {}
/** Where a brand asks for the text of a picture. */
export const WithPicture: Story = { parameters: portal({}, 'picture') }
/** The name that was typed into the login form is known. */
export const NameKnown: Story = { args: { username: 'nightowl7' } }

export const EveryError: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'newPassword')
    await waitFor(() => expect(fieldOf(canvasElement, 'username')).toHaveFocus())
    await expect(within(canvasElement).getAllByRole('alert').length).toBeGreaterThan(3)
  },
}

/** The mail has been out, if name and address belong together; the button counts down until the code's end. */
export const MailSent: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, mail)
    await press(canvasElement, '[data-part=send]')
    await counts(canvasElement)
  },
}

export const ByMobile: Story = {
  args: { methods: ['mobileNum', 'email'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(partOf(canvasElement, '[role=combobox]')).not.toHaveValue(''))
    await fill(canvasElement, { mobileNum: '5321234567' })
    await press(canvasElement, '[data-part=send]')
    await counts(canvasElement)
  },
}

export const Sending: Story = {
  parameters: portal({ resetByMail: never }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { ...mail, ...rest })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(partOf(canvasElement, '[type=submit]')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const WrongCode: Story = {
  parameters: portal({
    resetByMail: () => {
      throw refusal('verification_code_wrong')
    },
  }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { ...mail, ...rest })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'verificationCode')).toHaveFocus())
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}

/** Set: the login that follows knows whose password it is. */
export const NewPasswordSet: Story = {
  parameters: portal({ resetByMail: () => null }),
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, { ...mail, ...rest })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('nightowl7'))
  },
}
