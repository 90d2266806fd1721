import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
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

const fields = (
  <>
    <FormField name="username" label="User name">
      {(field) => <TextField {...field} required autoComplete="username" />}
    </FormField>
    <FormField name="password" label="Password">
      {(field) => <PasswordField {...field} required autoComplete="new-password" />}
    </FormField>
    <FormField name="email" label="Email">
      {(field) => <TextField {...field} type="email" required autoComplete="email" />}
    </FormField>
    <FormCheckbox name="agreed" label="I have read and accept the terms." required />
  </>
)

const validate = ({ username, password, email, agreed }: Values) => ({
  ...(!username && { username: 'Choose a user name.' }),
  ...(!password && { password: 'Choose a password.' }),
  ...(!email && { email: 'Tell us your email address.' }),
  ...(!agreed && { agreed: 'Accept the terms to go on.' }),
})

const onSubmit: FormProps<Values>['onSubmit'] = fn()

const meta = {
  component: Form<Values>,
  args: {
    title: 'Sign up',
    lead: 'Fields marked * are required.',
    children: fields,
    submit: 'Open account',
    footer: (
      <>
        Already have an account? <a href="#login">Log in</a>
      </>
    ),
    validate,
    onSubmit,
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

/** Which fields there are is still asked for. */
export const FieldsOnTheirWay: Story = { render: () => <FormSkeleton label="Loading the form" fields={4} /> }
