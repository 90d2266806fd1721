import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fieldOf, fill, partOf, press, send } from '../../storyKeyboard.ts'
import { narrow } from '../../storyNarrow.tsx'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { LoginForm } from '../components/LoginForm.tsx'
import { captcha, countries, humanWork, signedIn } from './answers.ts'

const meta = {
  title: 'accounts/Login',
  component: LoginForm,
  tags: ['!autodocs'],
  args: { onDone: fn() },
  decorators: narrow,
  parameters: { portal: {} satisfies StoryPortal },
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>

const typed = { username: 'nightowl7', password: 'long-winter-26' }
const portal = (answers: StoryPortal['answers'], more: Partial<StoryPortal> = {}) => ({
  portal: { answers: { countries: () => countries, humanWork, captcha: () => captcha, ...answers }, ...more },
})
const refuse = (...refused: Parameters<typeof refusal>) =>
  fn(() => {
    throw refusal(...refused)
  })

export const Empty: Story = {}

/** Sent with nothing typed: every error at its field, the first of them focused. */
export const EveryError: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'password')
    await waitFor(() => expect(fieldOf(canvasElement, 'username')).toHaveFocus())
    await expect(within(canvasElement).getAllByRole('alert').length).toBeGreaterThan(1)
  },
}

export const Sent: Story = {
  parameters: portal({ login: fn(() => signedIn) }),
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, typed)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(true))
  },
}

/** On the page of its own nobody waits for the login: it is finished all the same, and a first one is told. */
export const SentByThePage: Story = {
  args: { onDone: undefined as never }, // as on the page, which leaves it out
  parameters: portal({ login: () => ({ ...signedIn, firstTimeLogin: true }), firstLogin: fn(() => null) }),
  play: async ({ canvasElement, parameters }) => {
    await fill(canvasElement, typed)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(parameters.portal.answers.firstLogin).toHaveBeenCalled())
  },
}

/** A first login is told to the server. */
export const FirstLogin: Story = {
  parameters: portal({ login: () => ({ ...signedIn, firstTimeLogin: true }), firstLogin: fn(() => null) }),
  play: async ({ canvasElement, parameters }) => {
    await fill(canvasElement, typed)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(parameters.portal.answers.firstLogin).toHaveBeenCalled())
  },
}

export const Sending: Story = {
  parameters: portal({ login: never }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, typed)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(partOf(canvasElement, '[type=submit]')).toHaveAttribute('aria-busy', 'true'))
  },
}

/** What was typed stays; the password is focused. */
export const Refused: Story = {
  parameters: portal({ login: refuse('login_failed', { captcha: true }) }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, typed)
    await userEvent.keyboard('{Enter}')
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await expect(fieldOf(canvasElement, 'username')).toHaveValue('nightowl7')
    await waitFor(() => expect(fieldOf(canvasElement, 'password')).toHaveFocus())
  },
}

/** After a failure a brand may ask for the text of a picture; whoever cannot read it goes on without. */
export const WithPicture: Story = {
  parameters: portal({ login: refuse('login_failed', { captcha: true }) }, { human: 'picture' }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, typed)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'captcha')).toBeVisible())
  },
}

/** A player whose session has ended: the name is known, and why the form is there is said. */
export const DyingSession: Story = {
  parameters: portal(
    { login: fn(() => signedIn) },
    { session: { ended: { role: 'member', account: 'nightowl7', path: '/inhouse', isKept: true } } },
  ),
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'username')).toHaveValue('nightowl7'))
    await fill(canvasElement, { password: typed.password })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}

/** In a dialog whoever is known by name goes on with the password. */
export const NameIsKnown: Story = {
  ...DyingSession,
  args: { takesFocus: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'username')).toHaveValue('nightowl7'))
    await expect(fieldOf(canvasElement, 'password')).toHaveFocus()
  },
}

/** The same for a name that this browser was asked to remember. */
export const NameIsRemembered: Story = {
  args: { takesFocus: true },
  beforeEach: () => {
    localStorage.setItem('foyer-remember', JSON.stringify({ name: 'nightowl7', until: Date.now() + 60_000 }))
    return () => localStorage.removeItem('foyer-remember')
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(fieldOf(canvasElement, 'username')).toHaveValue('nightowl7'))
    await expect(fieldOf(canvasElement, 'password')).toHaveFocus()
  },
}

/** The way by SMS, chosen with the arrow keys; a code was sent, and the button counts down. */
export const BySms: Story = {
  parameters: portal({ smsLoginCode: fn(() => ({ expiredMinutes: 10 })), login: fn(() => signedIn) }),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, '[role=tab][aria-selected=true]', '{ArrowRight}{Enter}')
    await waitFor(() => expect(fieldOf(canvasElement, 'mobileNum')).toBeVisible())
    await waitFor(() => expect(partOf(canvasElement, '[role=combobox]')).not.toHaveValue(''))
    await fill(canvasElement, { mobileNum: '5321234567' })
    await press(canvasElement, '[data-part=send]')
    await waitFor(() => expect(partOf(canvasElement, '[data-part=send]')).toHaveAttribute('aria-disabled', 'true'))
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

/** No code was sent: a warning says why. */
export const SmsNotSent: Story = {
  parameters: portal({ smsLoginCode: refuse('unavailable', { message: 'No text can be sent at the moment.' }) }),
  play: async (context) => {
    const { canvasElement } = context
    await press(canvasElement, '[role=tab][aria-selected=true]', '{ArrowRight}{Enter}')
    await waitFor(() => expect(partOf(canvasElement, '[role=combobox]')).not.toHaveValue(''))
    await fill(canvasElement, { mobileNum: '5321234567' })
    await press(canvasElement, '[data-part=send]')
    await waitFor(() => expect(partOf(canvasElement, 'dialog[open]')).toBeVisible())
  },
}

/** Too many codes were asked for: the warning says how long none is sent, and the button counts down to it. */
export const SmsRefusedForAWhile: Story = {
  parameters: portal({ smsLoginCode: refuse('too_many_requests', { retryAfter: 300 }) }),
  play: async (context) => {
    const { canvasElement } = context
    await SmsNotSent.play?.(context)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(partOf(canvasElement, '[data-part=send]')).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** Too many pictures were asked for: the field says how long there is none. */
export const PictureRefusedForAWhile: Story = {
  parameters: portal(
    {
      login: refuse('login_failed', { captcha: true }),
      captcha: refuse('too_many_requests', { retryAfter: 300 }),
    },
    { human: 'picture' },
  ),
  play: async (context) => {
    await WithPicture.play?.(context)
    await waitFor(() => expect(fieldOf(context.canvasElement, 'captcha')).toHaveAccessibleDescription(/5/))
  },
}

/** A passkey is asked for: the browser's own dialog lies over the page meanwhile. */
export const ByPasskey: Story = {
  parameters: portal({ passkeyLoginOptions: never }),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement)
      .getAllByRole('button')
      .filter(({ dataset }) => dataset.fullWidth !== undefined && dataset.tone === 'secondary')
    first?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(first).toHaveAttribute('aria-busy', 'true'))
  },
}
