import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import turkishPassword from '../PasswordField/messages/tr.json'
import { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type FormProps } from './Form.tsx'
import { FormCheckbox } from './FormCheckbox.tsx'
import { FormField } from './FormField.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'

interface Values {
  username?: string
  password?: string
  email?: string
  agreed?: boolean
}

/** Words of the fields and of what is wrong with them. */
interface FieldWords {
  readonly username: readonly [label: string, wrong: string]
  readonly password: readonly [label: string, wrong: string]
  readonly email: readonly [label: string, wrong: string]
  readonly agreed: readonly [label: string, wrong: string]
}

const english: FieldWords = {
  username: ['User name', 'Choose a user name.'],
  password: ['Password', 'Choose a password.'],
  email: ['Email', 'Tell us your email address.'],
  agreed: ['I have read and accept the terms.', 'Accept the terms to go on.'],
}

const turkish: FieldWords = {
  username: ['Kullanıcı adı', 'Bir kullanıcı adı seçin.'],
  password: ['Şifre', 'Bir şifre seçin.'],
  email: ['E-posta', 'E-posta adresinizi yazın.'],
  agreed: ['Koşulları okudum ve kabul ediyorum.', 'Devam etmek için koşulları kabul edin.'],
}

const fieldsIn = ({ username, password, email, agreed }: FieldWords, eye: Pick<PasswordFieldProps, 'labels'> = {}) => (
  <>
    <FormField name="username" label={username[0]}>
      {(field) => <TextField {...field} required autoComplete="username" />}
    </FormField>
    <FormField name="password" label={password[0]}>
      {(field) => <PasswordField {...field} {...eye} required autoComplete="new-password" />}
    </FormField>
    <FormField name="email" label={email[0]}>
      {(field) => <TextField {...field} type="email" required autoComplete="email" />}
    </FormField>
    <FormCheckbox name="agreed" label={agreed[0]} required />
  </>
)

const validateIn = (words: FieldWords) => (values: Values) => ({
  ...(!values.username && { username: words.username[1] }),
  ...(!values.password && { password: words.password[1] }),
  ...(!values.email && { email: words.email[1] }),
  ...(!values.agreed && { agreed: words.agreed[1] }),
})

const onSubmit: FormProps<Values>['onSubmit'] = fn()

const meta = {
  component: Form<Values>,
  args: {
    title: 'Sign up',
    lead: 'Fields marked * are required.',
    children: fieldsIn(english),
    submit: 'Sign up',
    footer: (
      <>
        Already have an account? <a href="#login">Log in</a>
      </>
    ),
    validate: validateIn(english),
    onSubmit,
  },
  parameters: {
    tr: {
      title: 'Kaydol',
      lead: '* ile işaretli alanlar zorunludur.',
      children: fieldsIn(turkish, { labels: turkishPassword }),
      submit: 'Kaydol',
      footer: (
        <>
          Hesabınız var mı? <a href="#login">Giriş yap</a>
        </>
      ),
      validate: validateIn(turkish),
    },
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form<Values>>

export default meta
type Story = StoryObj<typeof meta>

/** The button at the end, whatever its words are in the language chosen. */
const submitOf = (canvas: HTMLElement): HTMLElement =>
  within(canvas)
    .getAllByRole('button')
    .find((button) => button.getAttribute('type') === 'submit') ?? canvas

export const Empty: Story = {}

/** Several fields are wrong: each has a link, and the first is focused. */
export const SeveralWrong: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(submitOf(canvasElement))
    await waitFor(() => expect(form.getAllByRole('textbox')[0]).toHaveFocus())
    await expect(form.getAllByRole('link')[1]).toBeVisible()
  },
}

/** The server refused: its sentence stands above, what was typed stays. */
export const Refused: Story = {
  args: {
    initialValues: { username: 'demoplayer', password: 'demo1234', email: 'demo@example.com', agreed: true },
    onSubmit: async () => ({ message: 'No accounts are opened from this network today.' }),
  },
  parameters: { tr: { onSubmit: async () => ({ message: 'Bugün bu ağdan hesap açılamıyor.' }) } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(submitOf(canvasElement))
    await waitFor(() => expect(form.getByRole('alert')).toHaveFocus())
    await expect(form.getAllByRole('textbox')[0]).toHaveValue('demoplayer')
  },
}

/** On its way; the button cannot be pressed twice. */
export const Sending: Story = {
  args: { validate: () => ({}), onSubmit: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const button = submitOf(canvasElement)
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** The answer is slow to come: nobody is left alone with a button that turns. */
export const SlowToAnswer: Story = {
  args: { validate: () => ({}), onSubmit: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    await userEvent.click(submitOf(canvasElement))
    await waitFor(() => expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement(), {
      timeout: 20_000,
    })
  },
}

/** Which fields there are is still asked for. */
export const FieldsOnTheirWay: Story = {
  render: (_, { globals }) => (
    <FormSkeleton label={globals.language === 'tr' ? 'Form yükleniyor' : 'Loading the form'} fields={4} />
  ),
}
