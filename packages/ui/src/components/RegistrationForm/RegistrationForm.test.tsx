import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { someCountries } from '../DialingCode/countries.fixture.ts'
import { type RegistrationField, RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx'

const kinds: readonly RegistrationField['kind'][] = ['text', 'password', 'email', 'tel', 'phone', 'code']
const fields = kinds.map(
  (kind): RegistrationField => ({ name: kind, label: `a ${kind}`, kind, required: true, maxLength: 20 }),
)

const show = (props: Partial<RegistrationFormProps> = {}) =>
  render(
    <RegistrationForm
      fields={fields}
      countries={someCountries}
      ageText="I am old enough"
      onSubmit={() => undefined}
      {...props}
    />,
  )

test('UK10 RG03 draws a control for every kind of field', async () => {
  const { container } = show()
  expect([...container.querySelectorAll('input')].map((input) => `${input.name} ${input.type}`)).toEqual([
    'text text',
    'password password',
    'email email',
    'tel tel',
    'country text',
    'phone text',
    'code text',
    'ageConfirmed checkbox',
    'agreedToTerms checkbox',
  ])
})

test('RG07 N12 the button looks disabled until the terms are accepted, and says what is missing before and when it is pressed', async () => {
  show({ fields: [], validate: ({ agreedToTerms }) => ({ ...(!agreedToTerms && { agreedToTerms: 'Accept them.' }) }) })
  const button = page.getByRole('button', { name: 'Sign up' })
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await expect.element(button).toHaveAccessibleDescription(/Accept the terms above/)
  page.getByRole('checkbox', { name: 'I am old enough' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Accept them.')).toBeVisible()
  await page.getByRole('checkbox', { name: /I have read/ }).click()
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(/Accept the terms above/)).not.toBeInTheDocument()
})

test('A20 the way is chosen where there are several', async () => {
  const onMethod = vi.fn()
  const methods = [
    { value: 'username', label: 'User name' },
    { value: 'mobile', label: 'Mobile number' },
  ]
  show({ fields: [], methods, method: 'username', onMethod })
  await page.getByRole('radio', { name: 'Mobile number' }).click()
  expect(onMethod).toHaveBeenCalledWith('mobile')
})

test('V10 a code is asked for with what was typed so far', async () => {
  const onSendCode = vi.fn(async () => 60)
  show({ onSendCode, initialValues: { country: 'TR' } })
  await page.getByRole('textbox', { name: 'a phone' }).fill('5321234567')
  await page.getByRole('button', { name: 'Send code' }).click()
  expect(onSendCode).toHaveBeenCalledWith({ country: 'TR', phone: '5321234567' })
})

test('V10 V32 no code is asked for with a number that is wrong: the field says so and has the keyboard', async () => {
  const onSendCode = vi.fn(async () => 60)
  const validate = ({ phone }: { phone?: string | boolean }) => ({ ...(phone === '532' && { phone: 'Too short.' }) })
  show({ onSendCode, validate, codeNeeds: ['country', 'phone'], initialValues: { country: 'TR', phone: '532' } })
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect.element(page.getByText('Too short.')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'a phone' })
  await expect.element(field).toHaveFocus()
  expect(onSendCode).not.toHaveBeenCalled()
  await field.fill('5321234567')
  await page.getByRole('button', { name: 'Send code' }).click()
  expect(onSendCode).toHaveBeenCalledOnce()
})
