import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form, type FormProps, type FormRefusal } from './Form.tsx'
import { FormCheckbox } from './FormCheckbox.tsx'
import { FormField } from './FormField.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'

afterEach(() => void vi.useRealTimers())

interface Values {
  name?: string
  email?: string
  agreed?: boolean
}

const validate = ({ name, email, agreed }: Values) => ({
  ...(!name && { name: 'Write your name.' }),
  ...(!email && { email: 'Write your email.' }),
  ...(!agreed && { agreed: 'Accept the terms.' }),
})
const filled: Values = { name: 'Ada', email: 'ada@example.com', agreed: true }

const form = (props: Partial<FormProps<Values>> = {}) => (
  <Form<Values> title="Sign up" submit="Send" validate={validate} onSubmit={() => undefined} {...props}>
    <FormField name="name" label="Name">
      {(field) => <TextField {...field} required />}
    </FormField>
    <FormField name="email" label="Email">
      {(field) => <TextField {...field} required />}
    </FormField>
    <FormCheckbox name="agreed" label="I accept" required />
  </Form>
)
const show = (props: Partial<FormProps<Values>> = {}) => render(form(props))
const send = () => page.getByRole('button', { name: 'Send' })
const field = (name: string) => page.getByRole('textbox', { name })

test('UK14 a form beside the one that a page is for has a quieter button', async () => {
  const { rerender } = show()
  await expect.element(send()).toHaveAttribute('data-tone', 'primary')
  rerender(form({ tone: 'secondary' }))
  await expect.element(send()).toHaveAttribute('data-tone', 'secondary')
})

test('UK14 sending with something wrong focuses the first wrong field and sends nothing', async () => {
  const onSubmit = vi.fn()
  show({ initialValues: { name: 'Ada' }, onSubmit })
  await send().click()
  await expect.element(field('Email')).toHaveFocus()
  await expect.element(field('Email')).toHaveAccessibleDescription('Write your email.')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('UK14 several wrong fields are listed in their order, each with a link that goes there', async () => {
  show()
  await send().click()
  await expect.element(page.getByText('3 fields need another look:')).toBeVisible()
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Name', 'Email', 'I accept'])
  await page.getByRole('link', { name: 'Email' }).click()
  await expect.element(field('Email')).toHaveFocus()
})

test('UK14 a mended field is struck out of the list, which stays until the form is sent again', async () => {
  const { container } = show()
  await send().click()
  await field('Name').fill('Ada')
  expect([...container.querySelectorAll('[data-mended]')].map((item) => item.textContent)).toEqual(['Name'])
  expect(page.getByRole('link').elements()).toHaveLength(3)
})

test('UK14 one wrong field says so itself and makes no list', async () => {
  const { container } = show({ initialValues: { ...filled, email: '' } })
  await send().click()
  await expect.element(field('Email')).toHaveFocus()
  expect(container.querySelector('[data-part="summary"]')).toBeNull()
})

test('UK14 a group of radios without an answer gets the keyboard at its first radio, from its link too', async () => {
  render(
    <Form
      submit="Send"
      validate={() => ({ answer: 'Choose one.', name: 'Write your name.' })}
      onSubmit={() => undefined}
    >
      <FormField name="answer" label="Answer">
        {(group) => <RadioGroup {...group} options={['all', 'part'].map((value) => ({ value, label: value }))} />}
      </FormField>
      <FormField name="name" label="Name">
        {(text) => <TextField {...text} />}
      </FormField>
    </Form>,
  )
  await send().click()
  await expect.element(page.getByRole('radio', { name: 'all' })).toHaveFocus()
  await field('Name').click()
  await page.getByRole('link', { name: 'Answer' }).click()
  await expect.element(page.getByRole('radio', { name: 'all' })).toHaveFocus()
})

test('UK14 what the server refuses is said and focused, and what was typed stays', async () => {
  show({ initialValues: filled, onSubmit: async () => ({ message: 'Not today.' }) })
  await field('Name').fill('Grace')
  await send().click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Not today.')
  await expect.element(alert).toHaveFocus()
  await expect.element(field('Name')).toHaveValue('Grace')
})

test('UK14 a refusal that names no field focuses the field that was asked for', async () => {
  show({ initialValues: filled, onSubmit: async () => ({ message: 'Not today.' }), focusAfterRefusal: 'email' })
  await send().click()
  await expect.element(field('Email')).toHaveFocus()
})

test('UK14 a form that takes the place of another begins with the keyboard in the field it names', async () => {
  show({ startsAt: 'email' })
  await expect.element(field('Email')).toHaveFocus()
})

test('UK14 a second try shows nothing of how the first one went', async () => {
  const answers = [async () => ({ message: 'Not today.' }), () => new Promise<undefined>(() => undefined)]
  show({ initialValues: filled, onSubmit: () => answers.shift()?.() })
  await send().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not today.')
  await send().click()
  await expect.element(send()).toHaveAttribute('aria-busy', 'true')
  expect(page.getByText('Not today.').elements()).toHaveLength(0)
})

test('UK14 a refusal at a field marks and focuses it until its value changes', async () => {
  show({ initialValues: filled, onSubmit: async () => ({ fields: { name: 'Taken.' } }) })
  await send().click()
  await expect.element(field('Name')).toHaveFocus()
  await expect.element(field('Name')).toHaveAccessibleDescription('Taken.')
  await userEvent.keyboard('!')
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid')
})

test('UK14 while a form is on its way its button is busy and Enter does not send it again', async () => {
  let answer: (refusal: FormRefusal | undefined) => void = () => undefined
  const onSubmit = vi.fn(() => new Promise<FormRefusal | undefined>((resolve) => (answer = resolve)))
  show({ initialValues: filled, onSubmit })
  await send().click()
  await expect.element(send()).toHaveAttribute('aria-busy', 'true')
  await field('Name').click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  answer(undefined)
  await expect.element(send()).not.toHaveAttribute('aria-busy')
})

test('QP17 Z23 a form whose answer is slow to come says so until it has come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer: (refusal: FormRefusal | undefined) => void = () => undefined
  show({ initialValues: filled, onSubmit: () => new Promise((resolve) => (answer = resolve)) })
  const slow = page.getByRole('status')
  await send().click()
  await expect.element(send()).toHaveAttribute('aria-busy', 'true')
  vi.advanceTimersByTime(4_900)
  await expect.element(slow).toBeEmptyDOMElement()
  vi.advanceTimersByTime(200)
  await expect.element(slow).toHaveTextContent('No answer yet. Please wait a little longer.')
  answer(undefined)
  await expect.element(slow).not.toBeInTheDocument()
})

test('UK14 a form that is not ready shows it on its button, which still says what is missing', async () => {
  show({ initialValues: { ...filled, agreed: false }, isReady: ({ agreed }) => agreed === true })
  await expect.element(send()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Tab}')
  await field('Name').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('checkbox', { name: 'I accept' })).toHaveFocus()
})

test('UK14 links of the summary are high enough for a finger', async () => {
  render(form())
  await send().click()
  const links = page.getByRole('listitem').getByRole('link')
  await expect.element(links.first()).toBeVisible()
  const heights = links.elements().map((link) => link.getBoundingClientRect().height)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
})

test('UK14 what was typed before the script is there stays, is sent, and is not put off by what the form begins with', async () => {
  const onSubmit = vi.fn()
  await hydrate(<Late onSubmit={onSubmit} />, async () => {
    await field('Name').fill('Ada')
    await page.getByRole('checkbox', { name: 'I accept' }).click()
  })
  await expect.element(field('Email')).toHaveValue('kept@example.com')
  await expect.element(field('Name')).toHaveValue('Ada')
  await expect.element(page.getByRole('checkbox', { name: 'I accept' })).toBeChecked()
  await send().click()
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Ada', email: 'kept@example.com', agreed: true })
})

test('UK14 a form sent before its script is there stays as it is and writes nothing into the address', async () => {
  const left = vi.fn()
  const prerendered = document.body.appendChild(document.createElement('div'))
  prerendered.innerHTML = serverRender(form())
  addEventListener('beforeunload', left)
  await field('Name').fill('Ada')
  await userEvent.keyboard('{Enter}')
  await send().click()
  await expect.element(field('Name')).toHaveValue('Ada')
  expect(left).not.toHaveBeenCalled()
  removeEventListener('beforeunload', left)
  prerendered.remove()
})

/** What was remembered on this device comes after the page was taken over. */
function Late(props: Partial<FormProps<Values>>) {
  const [initialValues, setInitialValues] = useState<Values>({})
  useEffect(() => setInitialValues({ name: 'Remembered', email: 'kept@example.com' }), [])
  return form({ ...props, initialValues })
}

test('UK14 a long name of the deed goes on in a second line of the button, not out of it', () => {
  const { container } = render(
    <div style={{ inlineSize: 280 }}>{form({ submit: 'Deposit $999,999,999.99 by Instant bank transfer' })}</div>,
  )
  const button = container.querySelector('[type=submit]')
  expect(button?.scrollWidth).toBeLessThanOrEqual(button?.clientWidth ?? 0)
  expect(button?.clientWidth).toBeLessThanOrEqual(280)
})

test('QP17 a form on its way shows a label and a box for each of its fields, and says that it loads', async () => {
  const { container } = render(<FormSkeleton label="Loading the form" fields={4} />)
  await expect.element(page.getByRole('status', { name: 'Loading the form' })).toBeVisible()
  const bars = Array.from(container.querySelectorAll('[data-part=bar]'), (bar) => bar.getBoundingClientRect().height)
  expect(bars).toEqual([44, 44, 44, 44, 44])
  expect(container.querySelectorAll('[data-part=line]')).toHaveLength(4)
})
