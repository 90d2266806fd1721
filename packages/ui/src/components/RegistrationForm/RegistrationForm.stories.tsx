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
interface Words {
  readonly username: readonly [label: string, hint: string]
  readonly password: readonly [label: string, hint: string]
  readonly confirmPassword: string
  readonly mobileNum: string
  readonly code: string
  readonly fullName: string
  readonly email: string
  readonly identity: string
  readonly qq: string
  readonly fillIn: (label: string) => string
  readonly inconsistent: string
  readonly age: string
  readonly terms: string
}
const english: Words = {
  username: ['User name', '6-16 letters and digits, a letter first'],
  password: ['Password', '8-64 characters of any kind'],
  confirmPassword: 'Password again',
  mobileNum: 'Mobile number',
  code: 'Code from the text message',
  fullName: 'Full name',
  email: 'Email',
  identity: 'Identity number',
  qq: 'QQ number',
  fillIn: (label) => `Fill in this field: ${label}.`,
  inconsistent: 'The two passwords are inconsistent.',
  age: 'Confirm that you are 18 or older.',
  terms: 'Accept the terms to go on.',
}
const turkish: Words = {
  username: ['Kullanıcı adı', '6-16 harf ve rakam, ilki harf'],
  password: ['Şifre', 'Her türden 8-64 karakter'],
  confirmPassword: 'Şifre (tekrar)',
  mobileNum: 'Cep telefonu numarası',
  code: 'Kısa mesajdaki kod',
  fullName: 'Ad ve soyad',
  email: 'E-posta',
  identity: 'Kimlik numarası',
  qq: 'QQ numarası',
  fillIn: (label) => `Bu alanı doldurun: ${label}.`,
  inconsistent: 'İki şifre aynı değil.',
  age: '18 yaşında veya daha büyük olduğunuzu onaylayın.',
  terms: 'Devam etmek için koşulları kabul edin.',
}

/** The fields of the stories, and what is wrong with them, in one language. */
const formIn = (words: Words) => {
  const { username, password } = words
  const byName: readonly RegistrationField[] = [
    field('username', username[0], { hint: username[1], autoComplete: 'username' }),
    field('password', password[0], { kind: 'password', hint: password[1] }),
    field('confirmPassword', words.confirmPassword, { kind: 'password' }),
  ]
  const phone: readonly RegistrationField[] = [
    field('mobileNum', words.mobileNum, { kind: 'phone', isNumeric: true, autoComplete: 'tel-national' }),
    field('verificationCode', words.code, { kind: 'code' }),
  ]
  const services = [words.qq, 'LINE', 'WhatsApp', 'Zalo', 'Facebook', 'WeChat']
  const others = [words.fullName, words.email, ...services, words.identity]
  return {
    byName,
    phone,
    every: [...byName, ...phone, ...others.map((label) => field(label, label, { required: false }))],
    methods: [
      { value: 'username', label: username[0] },
      { value: 'mobile', label: words.mobileNum },
    ] as const,
    validate: (values: RegistrationValues) => ({
      ...(!values.username && { username: words.fillIn(username[0]) }),
      ...(!values.password && { password: words.fillIn(password[0]) }),
      ...(values.confirmPassword !== values.password && { confirmPassword: words.inconsistent }),
      ...(!values.ageConfirmed && { ageConfirmed: words.age }),
      ...(!values.agreedToTerms && { agreedToTerms: words.terms }),
    }),
  }
}
const inEnglish = formIn(english)
const inTurkish = formIn(turkish)
const ageInTurkish = { ageText: '18 yaşında veya daha büyüğüm.' }
const taken = 'This user name is taken. Choose another.'
const takenInTurkish = 'Bu kullanıcı adı alınmış. Başka bir ad seçin.'
/** Refuses the name. */
const refuseName = (words: string) => fn(async () => ({ fields: { username: words } }) as never) // its type is that of a success
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
    fields: inEnglish.byName,
    countries: someCountries,
    ageText: 'I am 18 or older.',
    termsHref: '#terms',
    validate: inEnglish.validate,
    onSubmit: fn(async () => undefined),
    onSendCode: fn(async (): Promise<number | undefined> => 600),
  },
  parameters: {
    partLabels: {
      formLabels: 'Form',
      passwordLabels: 'PasswordField',
      codeLabels: 'CodeField',
      countryLabels: 'DialingCode',
    },
    tr: { ...ageInTurkish, fields: inTurkish.byName, validate: inTurkish.validate },
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
    // A key that types nothing, so that the fields belong to the form before it is sent: React lets them a moment after it draws them.
    partOf(canvasElement, '[name=username]').focus()
    await userEvent.keyboard('{Shift}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(partOf(canvasElement, '[name=username]')).toHaveFocus())
    await waitFor(() => expect(form.getAllByRole('alert').length).toBeGreaterThan(3))
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
    onSubmit: refuseName(taken),
  },
  parameters: {
    tr: {
      ...ageInTurkish,
      fields: inTurkish.byName,
      validate: inTurkish.validate,
      onSubmit: refuseName(takenInTurkish),
    },
  },
  play: async ({ canvasElement, globals }) => {
    const form = within(canvasElement)
    await userEvent.click(partOf(canvasElement, '[type=submit]'))
    await expect(await form.findByText(globals.language === 'tr' ? takenInTurkish : taken)).toBeVisible()
    await waitFor(() => expect(partOf(canvasElement, '[name=username]')).toHaveFocus())
  },
}

/** By mobile number, with a code; the choice of the way stands above. */
export const ByMobile: Story = {
  args: {
    fields: inEnglish.phone,
    method: 'mobile',
    methods: inEnglish.methods,
    initialValues: { country: 'TR' },
    validate: () => ({}),
  },
  parameters: { tr: { ...ageInTurkish, fields: inTurkish.phone, methods: inTurkish.methods } },
}

/** A code was sent: the button counts down. */
export const CodeSent: Story = {
  args: {
    fields: inEnglish.phone,
    initialValues: { country: 'TR', mobileNum: '532 123 45 67' },
    validate: () => ({}),
  },
  parameters: { tr: { ...ageInTurkish, fields: inTurkish.phone } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(partOf(canvasElement, '[data-part=send]'))
    await expect(args.onSendCode).toHaveBeenCalledWith({ country: 'TR', mobileNum: '532 123 45 67' })
    await waitFor(() => expect(partOf(canvasElement, '[data-part=send]')).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** Everything that rules can ask for. */
export const EveryField: Story = {
  args: {
    fields: inEnglish.every,
    initialValues: { country: 'VN' },
  },
  parameters: { tr: { ...ageInTurkish, fields: inTurkish.every, validate: inTurkish.validate } },
}
