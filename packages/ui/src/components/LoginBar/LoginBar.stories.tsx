import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { LoginBar } from './LoginBar.tsx'
import type { LoginBarRefusal } from './loginBarValues.ts'

const links = (forgot: string, other: string) => (
  <>
    <a href="#forgot">{forgot}</a>
    <a href="#login">{other}</a>
  </>
)

const meta = {
  component: LoginBar,
  args: {
    onSubmit: fn(async (): Promise<LoginBarRefusal | undefined> => undefined),
    links: links('Forgot your password?', 'Other ways to log in'),
  },
  argTypes: { links: { control: false } },
  parameters: {
    partLabels: { passwordLabels: 'PasswordField' },
    tr: { links: links('Şifrenizi mi unuttunuz?', 'Diğer giriş yolları') },
  },
  decorators: (Story) => (
    <div style={{ minBlockSize: 120 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof LoginBar>

export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement, name: string): HTMLInputElement => {
  const input = canvas.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!input) throw new Error(`no ${name}`)
  return input
}

/** Types both fields and sends them, with the keyboard alone. */
async function logIn(canvas: HTMLElement): Promise<void> {
  field(canvas, 'username').focus()
  await userEvent.keyboard('nightowl7')
  await userEvent.tab()
  await expect(field(canvas, 'password')).toHaveFocus()
  await userEvent.keyboard('long-winter-26{Enter}')
}

export const Empty: Story = {}

/** Sent from the keyboard with nothing typed: what is missing is said at each field, and the first has the focus. */
export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    field(canvasElement, 'password').focus()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getAllByRole('alert')).toHaveLength(2)
    await expect(field(canvasElement, 'username')).toHaveFocus()
  },
}

export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    await logIn(canvasElement)
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'nightowl7', password: 'long-winter-26' })
  },
}

export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvasElement }) => {
    await logIn(canvasElement)
    await expect(canvasElement.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true')
  },
}

/** What was typed stays; the password has the focus, to be typed anew. */
export const Refused: Story = {
  args: { onSubmit: fn(async () => ({ message: 'User name or password is wrong.' })) },
  parameters: { tr: { onSubmit: fn(async () => ({ message: 'Kullanıcı adı ya da şifre yanlış.' })) } },
  play: async ({ canvasElement }) => {
    await logIn(canvasElement)
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible()
    await waitFor(() => expect(field(canvasElement, 'password')).toHaveFocus())
    await expect(field(canvasElement, 'username')).toHaveValue('nightowl7')
  },
}
