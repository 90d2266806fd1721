import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { CodeField } from './CodeField.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const button = () => page.getByRole('button')

test('A13 the button is enabled, then counts down seconds, then is enabled again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'], now: 50_000 })
  const onSend = vi.fn(async () => 60)
  render(<CodeField label="Code" onSend={onSend} />)
  await expect.element(button()).toHaveTextContent('Send code')
  await button().click()
  await expect.element(button()).toHaveTextContent('Again in 60 s')
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
  await button().click({ force: true })
  expect(onSend).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(59_000)
  await expect.element(button()).toHaveTextContent('Again in 1 s')
  vi.advanceTimersByTime(1000)
  await expect.element(button()).toHaveTextContent('Send again')
  await expect.element(button()).not.toHaveAttribute('aria-disabled')
})

test('A13 where there is room the button stands beside the last place of the code', async () => {
  await page.viewport(1024, 700)
  const { container } = render(<CodeField label="Code" onSend={async () => 60} />)
  const places = container.querySelectorAll('[data-part=place]')
  const gap = () => button().element().getBoundingClientRect().left - places.item(5).getBoundingClientRect().right
  expect(gap()).toBeGreaterThanOrEqual(8)
  expect(gap()).toBeLessThan(32)
})

test('A13 a code that was not sent makes nobody wait', async () => {
  const onSend = vi.fn(async () => undefined)
  render(<CodeField label="Code" onSend={onSend} />)
  await button().click()
  await expect.element(button()).toHaveTextContent('Send code')
  await button().click()
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('N17 where none is sent for a while, the button counts down to when it can be tried again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'], now: 50_000 })
  const onSend = vi.fn(async () => ({ notBefore: 90 }))
  render(<CodeField label="Code" onSend={onSend} />)
  await button().click()
  await expect.element(button()).toHaveTextContent('Again in 90 s')
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByRole('status')).toHaveTextContent('')
  await expect.element(page.getByRole('textbox')).not.toHaveFocus()
  vi.advanceTimersByTime(90_000)
  await expect.element(button()).toHaveTextContent('Send code')
})

test('A15 C15 a code is asked for once a second at most', async () => {
  vi.useFakeTimers({ toFake: ['performance'], now: 50_000 })
  const onSend = vi.fn(async () => 0)
  render(<CodeField label="Code" onSend={onSend} />)
  await button().click()
  await button().click()
  expect(onSend).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  await button().click()
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('A13 a number that was mistyped can have a code at once when it is another', async () => {
  const onSend = vi.fn(async () => 600)
  const { rerender } = render(<CodeField label="Code" onSend={onSend} recipient="532 123 45 67" />)
  await button().click()
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
  rerender(<CodeField label="Code" onSend={onSend} recipient="532 123 45 68" />)
  await expect.element(button()).toHaveTextContent('Send code')
  await expect.element(button()).not.toHaveAttribute('aria-disabled')
  await expect.element(page.getByRole('status')).toHaveTextContent('')
})

test('A13 once a code is sent the keyboard is where it is typed', async () => {
  render(<CodeField label="Code" onSend={async () => 600} />)
  await button().click()
  await expect.element(page.getByRole('textbox', { name: 'Code' })).toHaveFocus()
})
