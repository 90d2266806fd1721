import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { LoaderOverlay } from './LoaderOverlay.tsx'

test('M14 covers its container and says what is being waited for', async () => {
  const { container } = render(
    <div style={{ position: 'relative', width: 300, height: 200 }}>
      <LoaderOverlay labels={{ loading: 'Opening the game…' }} />
    </div>,
  )
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('Opening the game…')
  const veil = status.element().getBoundingClientRect()
  const box = (container.firstElementChild as HTMLElement).getBoundingClientRect()
  expect([veil.width, veil.height]).toEqual([box.width, box.height])
})
