import type { FieldRules } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { fieldOf, fill, partOf, press, send } from '../../storyKeyboard.ts'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { forgetDraft, keepDraft } from '../registration/draft.ts'
import { RegisterForm } from '../registration/RegisterForm.tsx'
import { captcha, countries, humanWork, rules, signedIn } from './answers.ts'

const { username, password, email } = rules
const byName = { username, password, email } as FieldRules // three of the rules above, which are all there
const portal = (answers: StoryPortal['answers'] = {}, more: Partial<StoryPortal> = {}) => ({
  portal: {
    answers: {
      registerRules: () => byName,
      countries: () => countries,
      captcha: () => captcha,
      humanWork,
      smsRegisterCode: () => ({ expiredMinutes: 10 }),
      ...answers,
    },
    ...more,
  } satisfies StoryPortal,
})
const meta = {
  title: 'accounts/Registration',
  component: RegisterForm,
  tags: ['!autodocs'],
  args: { onLogin: fn() },
  // What one story has typed is not for the next.
  beforeEach: forgetDraft,
  decorators: (Story) => (
    <div style={{ maxInlineSize: 480 }}>
      <Story />
    </div>
  ),
  parameters: portal(),
} satisfies Meta<typeof RegisterForm>

export default meta
type Story = StoryObj<typeof meta>

const shown = (canvas: HTMLElement, name: string) => waitFor(() => expect(fieldOf(canvas, name)).toBeVisible())
const typed = { username: 'nightowl7', password: 'long-winter-26', confirmPassword: 'long-winter-26' }

/** Fills the form in and sends it, with the keyboard alone. */
async function open(canvas: HTMLElement): Promise<void> {
  await shown(canvas, 'username')
  await fill(canvas, typed)
  for (const box of ['ageConfirmed', 'agreedToTerms']) await press(canvas, `[name=${box}]`, ' ')
  await send(canvas, 'username')
}

export const ByUserName: Story = {}
export const Loading: Story = { parameters: portal({ registerRules: never }) }

/** The rules could not be fetched. */
export const NoRules: Story = {
  parameters: portal({
    registerRules: () => {
      throw refusal('unavailable')
    },
  }),
}

export const EveryError: Story = {
  play: async ({ canvasElement }) => {
    await shown(canvasElement, 'username')
    await send(canvasElement, 'username')
    await waitFor(() => expect(fieldOf(canvasElement, 'username')).toHaveFocus())
    await expect(within(canvasElement).getAllByRole('alert').length).toBeGreaterThan(3)
  },
}

export const Sending: Story = {
  parameters: portal({ register: never }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await waitFor(() => expect(partOf(canvasElement, '[type=submit]')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const NameTaken: Story = {
  parameters: portal({
    register: () => {
      throw refusal('username_taken')
    },
  }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await waitFor(() => expect(fieldOf(canvasElement, 'username')).toHaveFocus())
    await expect(fieldOf(canvasElement, 'password')).toHaveValue('long-winter-26')
  },
}

/** The account is open: the welcome follows. */
export const Opened: Story = {
  parameters: portal({ register: () => ({ account: 'nightowl7', ...signedIn }) }, { onModal: fn() }),
  play: async ({ canvasElement, parameters }) => {
    await open(canvasElement)
    await waitFor(() =>
      expect(parameters.portal.onModal).toHaveBeenCalledWith('registerSuccess', { account: 'nightowl7' }),
    )
  },
}

/** The other way, chosen with the keyboard: a number, a code that was sent, and the countdown to the next. */
export const ByMobile: Story = {
  parameters: portal({ registerRules: () => rules }),
  play: async ({ canvasElement }) => {
    await shown(canvasElement, 'username')
    await press(canvasElement, '[name=method]:checked', '{ArrowDown}')
    await waitFor(() => expect(canvasElement.querySelector('[name=username]')).toBeNull())
    await waitFor(() => expect(partOf(canvasElement, '[role=combobox]')).not.toHaveValue(''))
    await fill(canvasElement, { mobileNum: '5321234567' })
    await press(canvasElement, '[data-part=send]')
    await waitFor(() => expect(partOf(canvasElement, '[data-part=send]')).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** What was typed for a number is there again after a reload, and the way it was typed for. */
export const KeptByMobile: Story = {
  parameters: portal({ registerRules: () => rules }),
  beforeEach: () => keepDraft({ method: 'mobile', mobileNum: '5321234567' }),
  play: async ({ canvasElement }) => {
    await shown(canvasElement, 'mobileNum')
    await waitFor(() => expect(fieldOf(canvasElement, 'mobileNum')).toHaveValue('5321234567'))
    await expect(partOf(canvasElement, '[name=method]:checked')).toHaveAttribute('value', 'mobile')
  },
}

/** A wrong number is told at its field before anything is sent. */
export const NumberTooShort: Story = {
  parameters: portal({ registerRules: () => rules }),
  play: async ({ canvasElement }) => {
    await shown(canvasElement, 'mobileNum')
    await waitFor(() => expect(partOf(canvasElement, '[role=combobox]')).not.toHaveValue(''))
    await fill(canvasElement, { mobileNum: '532' })
    await press(canvasElement, '[data-part=send]')
    await waitFor(() => expect(fieldOf(canvasElement, 'mobileNum')).toHaveAttribute('aria-invalid', 'true'))
    await waitFor(() => expect(fieldOf(canvasElement, 'mobileNum')).toHaveFocus())
  },
}

/** Where a brand asks for the text of a picture. */
export const WithPicture: Story = { parameters: portal({}, { human: 'picture' }) }
