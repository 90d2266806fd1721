import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Switch } from './Switch.tsx'

test('UK14 the words and the space bar both put a switch', async () => {
  const change = vi.fn((event: React.ChangeEvent<HTMLInputElement>) => event.target.checked)
  render(<Switch label="Bonus mails" onChange={change} />)
  await page.getByText('Bonus mails').click()
  expect(change).toHaveLastReturnedWith(true)
  await userEvent.keyboard(' ')
  expect(change).toHaveLastReturnedWith(false)
  await expect.element(page.getByRole('switch', { name: 'Bonus mails' })).not.toBeChecked()
})

test('UK14 a busy switch keeps its place, says so and takes no press', async () => {
  const change = vi.fn()
  render(<Switch label="Bonus mails" defaultChecked isBusy onChange={change} />)
  const control = page.getByRole('switch')
  await expect.element(control).toHaveAttribute('aria-busy', 'true')
  await page.getByText('Bonus mails').click({ force: true })
  expect(change).not.toHaveBeenCalled()
  await expect.element(control).toBeChecked()
})

test('UK17 the knob of a switch that is on stands at the end of the reading direction', () => {
  const { container } = render(
    <div dir="rtl">
      <Switch label="Bonus mails" defaultChecked />
    </div>,
  )
  const input = container.querySelector('input') as HTMLElement
  expect(getComputedStyle(input, '::before').marginRight).toBe('18px')
})

test('UK14 a switch that is on and cannot be put shows all the same that it is busy', () => {
  const { container } = render(<Switch label="Bonus mails" defaultChecked disabled isBusy />)
  // A filled knob would hide the gap of the ring that turns.
  expect(getComputedStyle(container.querySelector('input') as Element, '::before').backgroundColor).toBe(
    'rgba(0, 0, 0, 0)',
  )
})
