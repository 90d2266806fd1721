import { X } from 'lucide'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { IconButton } from './IconButton.tsx'

test('UK14 its label is its name, and the keyboard presses it', async () => {
  const press = vi.fn()
  render(<IconButton label="Close" icon={<Glyph of={X} />} onClick={press} />)
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveAttribute('type', 'button')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(press).toHaveBeenCalledOnce()
})

test('UK14 a toggle says whether it is on', async () => {
  const { rerender } = render(<IconButton label="Favourite" icon={<Glyph of={X} />} isPressed={false} />)
  await expect.element(page.getByRole('button', { pressed: false })).toBeVisible()
  rerender(<IconButton label="Favourite" icon={<Glyph of={X} />} isPressed />)
  await expect.element(page.getByRole('button', { pressed: true })).toBeVisible()
})
