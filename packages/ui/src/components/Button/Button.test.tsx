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

test('UK14 a busy button keeps its width, and its ring stands in its middle alone', () => {
  for (const icon of [undefined, <svg key="icon" viewBox="0 0 24 24" />]) {
    const { container, rerender } = render(<Button icon={icon}>Play now</Button>)
    // The only child, which is the button.
    const button = container.firstElementChild as HTMLElement
    const before = button.getBoundingClientRect().width
    rerender(
      <Button icon={icon} isBusy>
        Play now
      </Button>,
    )
    const middle = (element: Element): number[] => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [(left + right) / 2, (top + bottom) / 2]
    }
    // A ring that turns has the same middle at all times.
    const ring = button.querySelector('[data-part=spinner]') as Element
    expect(Math.abs(button.getBoundingClientRect().width - before)).toBeLessThan(0.1)
    for (const [at, place] of middle(ring).entries()) expect(place).toBeCloseTo(middle(button)[at] ?? 0, 0)
    expect(getComputedStyle(button).color).toBe('rgba(0, 0, 0, 0)')
  }
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
