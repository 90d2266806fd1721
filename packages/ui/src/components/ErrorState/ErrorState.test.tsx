import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { ErrorState } from './ErrorState.tsx'

test('UK14 is announced and its button tries again', async () => {
  const retry = vi.fn()
  render(<ErrorState onRetry={retry} reference="req-1" />)
  await expect.element(page.getByRole('alert').getByText('This could not be loaded')).toBeVisible()
  await expect.element(page.getByText('Reference req-1')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledOnce()
})

test('UK14 where nothing can be tried again there is no button', () => {
  const { container } = render(<ErrorState title="Gone" />)
  expect(container.querySelector('button')).toBeNull()
})
