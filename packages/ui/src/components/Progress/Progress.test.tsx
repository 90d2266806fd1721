import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { serverRender } from '../../../testing/serverRender.tsx'
import { Progress } from './Progress.tsx'

test('UK14 a bar and a ring say what goes on and how far it is', async () => {
  render(<Progress label="Account ready" value={3} max={5} valueText="3 of 5" />)
  const bar = page.getByRole('progressbar', { name: 'Account ready' })
  await expect.element(bar).toHaveAttribute('aria-valuetext', '3 of 5')
  render(<Progress label="Upload" shape="ring" value={3} max={5} />)
  const ring = page.getByRole('progressbar', { name: 'Upload' })
  await expect.element(ring).toHaveAttribute('aria-valuenow', '3')
  await expect.element(ring).toHaveAttribute('aria-valuemax', '5')
})

test('UK14 without a value it claims none', async () => {
  render(<Progress label="Checking" shape="ring" />)
  await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
})

test('UK17 how far it is needs no style attribute, and never more than all of it is drawn', () => {
  const html = serverRender(<Progress label="Upload" shape="ring" value={9} max={5} />)
  expect(html).not.toMatch(/ style=/)
  expect(html).toContain('stroke-dasharray="100 100"')
})
