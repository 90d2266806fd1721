import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Button } from './Button.tsx'

test('UK01 a button does not submit the form around it unless told to', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button>Refresh</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  expect(submit).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(submit).toHaveBeenCalledOnce()
})

test('UK14 space and enter press it from the keyboard', async () => {
  const press = vi.fn()
  render(<Button onClick={press}>Play</Button>)
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(2)
})

test('UK14 a busy button keeps its name, says so and ignores presses', async () => {
  const press = vi.fn()
  render(
    <Button isBusy onClick={press}>
      Play
    </Button>,
  )
  const button = page.getByRole('button', { name: 'Play' })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click()
  expect(press).not.toHaveBeenCalled()
})

test('UK14 a busy button keeps its words to be seen, and its width', () => {
  const widths = [undefined, <svg key="icon" viewBox="0 0 24 24" />].map((icon) => {
    const { container, rerender } = render(<Button icon={icon}>Play now</Button>)
    const button = container.firstElementChild as HTMLElement
    const before = button.getBoundingClientRect().width
    rerender(
      <Button icon={icon} isBusy>
        Play now
      </Button>,
    )
    expect(getComputedStyle(button).color).not.toBe('rgba(0, 0, 0, 0)')
    return Math.abs(button.getBoundingClientRect().width - before)
  })
  expect(Math.max(...widths)).toBeLessThan(0.1)
})

test('UK07 with an address it is a link', async () => {
  render(<Button href="/rng">Slots</Button>)
  await expect.element(page.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/rng')
})

test('UK14 long words go on to a second line where there is no room, and the button stays in its container', () => {
  const { container } = render(
    <div style={{ inlineSize: 160 }}>
      <Button canWrap>Everything back to the main wallet</Button>
    </div>,
  )
  const button = container.querySelector('button') as HTMLElement
  expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(160)
  expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
})
