import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { someCountries } from '../DialingCode/countries.fixture.ts'
import { type RegistrationField, RegistrationForm, type RegistrationValues } from './RegistrationForm.tsx'

const field = (name: string, label: string, changes: Partial<RegistrationField> = {}): RegistrationField => ({
  name,
  label,
  kind: 'text',
  required: true,
  maxLength: 64,
  ...changes,
})
const byName: readonly RegistrationField[] = [
  field('username', 'User name', { hint: '6-16 letters and digits, a letter first', autoComplete: 'username' }),
  field('password', 'Password', { kind: 'password', hint: '8-64 characters of any kind' }),
  field('confirmPassword', 'Password again', { kind: 'password' }),
]
const phone = [
  field('mobileNum', 'Mobile number', { kind: 'phone', isNumeric: true, autoComplete: 'tel-national' }),
  field('verificationCode', 'Code from the text message', { kind: 'code' }),
]
const others = ['Full name', 'Email', 'QQ number', 'LINE', 'WhatsApp', 'Zalo', 'Facebook', 'WeChat', 'Identity number']

const validate = (values: RegistrationValues) => ({
  ...(!values.username && { username: 'Fill in this field: User name.' }),
  ...(!values.password && { password: 'Fill in this field: Password.' }),
  ...(values.confirmPassword !== values.password && { confirmPassword: 'The two passwords are inconsistent.' }),
  ...(!values.ageConfirmed && { ageConfirmed: 'Confirm that you are 18 or older.' }),
  ...(!values.agreedToTerms && { agreedToTerms: 'Accept the terms to go on.' }),
})
const filled: RegistrationValues = {
  username: 'nightowl7',
  password: 'long-winter-26',
  confirmPassword: 'long-winter-26',
  ageConfirmed: true,
  agreedToTerms: true,
}

const meta = {
  component: RegistrationForm,
  args: {
    fields: byName,
    countries: someCountries,
    ageText: 'I am 18 or older.',
    termsHref: '#terms',
    validate,
    onSubmit: fn(async () => undefined),
    onSendCode: fn(async (): Promise<number | undefined> => 600),
  },
  argTypes: { verification: { control: false }, children: { control: false }, footer: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegistrationForm>

/** A part of the form, whatever language it speaks. */
const partOf = (form: HTMLElement, selector: string): HTMLElement => {
  const part = form.querySelector<HTMLElement>(selector)
  if (!part) throw new Error(`no ${selector}`)
  return part
}

export default meta
type Story = StoryObj<typeof meta>

/** The button looks disabled until the terms are accepted. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const button = partOf(canvasElement, '[type=submit]')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Every error at its field, the first of them focused, by keyboard alone. */
export const EveryError: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    partOf(canvasElement, '[name=username]').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(partOf(canvasElement, '[name=username]')).toHaveFocus())
    await expect(form.getAllByRole('alert').length).toBeGreaterThan(3)
  },
}

export const Filled: Story = {
  args: { initialValues: filled },
  play: async ({ canvasElement, args }) => {
    partOf(canvasElement, '[name=username]').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalled()
  },
}

export const Sending: Story = {
  args: { initialValues: filled, onSubmit: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvasElement }) => {
    const button = partOf(canvasElement, '[type=submit]')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** The name is taken: said at its field, everything else stays. */
export const Refused: Story = {
  args: {
    initialValues: filled,
    onSubmit: fn(async () => ({ fields: { username: 'This user name is taken. Choose another.' } }) as never),
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(partOf(canvasElement, '[type=submit]'))
    await expect(await form.findByText('This user name is taken. Choose another.')).toBeVisible()
    await waitFor(() => expect(partOf(canvasElement, '[name=username]')).toHaveFocus())
  },
}

/** By mobile number, with a code; the choice of the way stands above. */
export const ByMobile: Story = {
  args: {
    fields: phone,
    method: 'mobile',
    methods: [
      { value: 'username', label: 'User name' },
      { value: 'mobile', label: 'Mobile number' },
    ],
    initialValues: { country: 'TR' },
    validate: () => ({}),
  },
}

/** A code was sent: the button counts down. */
export const CodeSent: Story = {
  args: { fields: phone, initialValues: { country: 'TR', mobileNum: '532 123 45 67' }, validate: () => ({}) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(partOf(canvasElement, '[data-part=send]'))
    await expect(args.onSendCode).toHaveBeenCalledWith({ country: 'TR', mobileNum: '532 123 45 67' })
    await waitFor(() => expect(partOf(canvasElement, '[data-part=send]')).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** Everything that rules can ask for. */
export const EveryField: Story = {
  args: {
    fields: [...byName, ...phone, ...others.map((label) => field(label, label, { required: false }))],
    initialValues: { country: 'VN' },
  },
}
