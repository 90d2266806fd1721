import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { LoginBar } from './LoginBar.tsx'
import type { LoginBarRefusal } from './loginBarValues.ts'

const answer = (refusal?: LoginBarRefusal) => vi.fn(async () => refusal)
const name = () => page.getByRole('textbox', { name: 'User name' })
const password = () => page.getByLabelText('Password', { exact: true })

test('H03 both fields are sent as they were typed, from the keyboard, and once while the answer is awaited', async () => {
  const onSubmit = vi.fn(() => new Promise<undefined>(() => undefined))
  render(<LoginBar onSubmit={onSubmit} />)
  await name().click()
  await userEvent.keyboard('ada{Tab}secret word{Enter}{Enter}')
  expect(onSubmit.mock.calls).toEqual([[{ username: 'ada', password: 'secret word' }]])
  await expect.element(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true')
})

test('H03 the eye shows what was typed and hides it again, and sends nothing', async () => {
  const onSubmit = answer()
  render(<LoginBar onSubmit={onSubmit} />)
  await password().fill('secret word')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password()).toHaveAttribute('type', 'text')
  await expect.element(password()).toHaveValue('secret word')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(password()).toHaveAttribute('type', 'password')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('H03 what was typed before the script is there stays and is sent', async () => {
  const onSubmit = answer()
  await hydrate(<LoginBar onSubmit={onSubmit} />, async () => {
    await name().fill('ada')
    await password().fill('secret word')
    // Sent too early, it stays as it is.
    await userEvent.keyboard('{Enter}')
  })
  await page.getByRole('button', { name: 'Show password' }).click()
  await page.getByRole('button', { name: 'Log in' }).click()
  expect(onSubmit.mock.calls).toEqual([[{ username: 'ada', password: 'secret word' }]])
})

test('H03 an empty field says so itself, is focused, and says nothing more once something is typed', async () => {
  const onSubmit = answer()
  render(<LoginBar onSubmit={onSubmit} />)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect.element(name()).toHaveAccessibleDescription('Fill in this field: User name.')
  await expect.element(password()).toHaveAccessibleDescription('Fill in this field: Password.')
  await expect.element(name()).toHaveFocus()
  await userEvent.keyboard('a')
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('H03 a refusal is announced, leaves what was typed and makes the row no higher', async () => {
  const { container } = render(<LoginBar onSubmit={answer({ message: 'Wrong.' })} />)
  const height = container.getBoundingClientRect().height
  await name().fill('ada')
  await password().fill('secret')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong.')
  await expect.element(password()).toHaveFocus()
  await expect.element(name()).toHaveValue('ada')
  expect(container.getBoundingClientRect().height).toBe(height)
})

test('3.3.8 a password manager finds both fields, and what was copied can be pasted', async () => {
  render(<LoginBar onSubmit={answer()} />)
  expect((name().element() as HTMLInputElement).autocomplete).toBe('username') // a text field is an input
  expect((password().element() as HTMLInputElement).autocomplete).toBe('current-password') // so is a password
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  expect(password().element().dispatchEvent(paste)).toBe(true)
})

test('UK17 is prerendered without a style attribute and taken over without a mismatch', async () => {
  const bar = <LoginBar onSubmit={answer()} links={<a href="#forgot">Forgot your password?</a>} />
  expect(serverRender(bar)).not.toMatch(/ style=/)
  expect((await hydrate(bar)).problems).toEqual([])
})
