import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Notice } from './Notice.tsx'

test('UK14 an error is announced at once, other news when there is time, and each says what kind it is', async () => {
  render(<Notice tone="negative">Closed.</Notice>)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Closed.')
  await expect.element(page.getByRole('alert').getByRole('img', { name: 'Error' })).toBeVisible()
  render(<Notice tone="positive">Changed.</Notice>)
  await expect.element(page.getByRole('status')).toHaveTextContent('Changed.')
})

test('UK14 it can be put away when somebody listens', async () => {
  const dismiss = vi.fn()
  const { rerender } = render(<Notice>News.</Notice>)
  expect(page.getByRole('button').elements()).toHaveLength(0)
  rerender(<Notice onDismiss={dismiss}>News.</Notice>)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  expect(dismiss).toHaveBeenCalledOnce()
})
