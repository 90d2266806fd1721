import { Copy } from 'lucide'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { serverRender } from '../../../testing/serverRender.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const copy = <IconButton label="Copy" icon={<Glyph of={Copy} />} />
const tip = () => page.getByRole('tooltip')

test('UK14 a tip shows at once to the keyboard, describes the control, and Escape puts it away', async () => {
  render(<Tooltip words="To your clipboard">{copy}</Tooltip>)
  await userEvent.tab()
  await expect.element(tip()).toBeVisible()
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription('To your clipboard')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => tip().elements().length).toBe(0)
  await expect.element(page.getByRole('button')).toHaveFocus()
})

test('UK14 a tip shows under the pointer and stays while it is pointed at itself', async () => {
  render(<Tooltip words="To your clipboard">{copy}</Tooltip>)
  await page.getByRole('button').hover()
  await expect.element(tip()).toBeVisible()
  await tip().hover()
  await expect.element(tip()).toBeVisible()
  await userEvent.hover(document.body, { position: { x: 500, y: 500 } })
  await expect.poll(() => tip().elements().length).toBe(0)
})

test('UK14 a tip stays at its control when the window changes', async () => {
  render(<Tooltip words="To your clipboard">{copy}</Tooltip>)
  await userEvent.keyboard('{Tab}')
  await expect.element(tip()).toBeVisible()
  await page.viewport(500, 400)
  await expect.element(tip()).toBeVisible()
})

test('UK14 a control that is called what its tip says is read out once', () => {
  const html = serverRender(<Tooltip words="Copy">{copy}</Tooltip>)
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('title=')
  expect(html).not.toMatch(/ style=/)
})
