import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { cleanUpLater } from '../../../testing/render.tsx'
import { Countdown } from './Countdown.tsx'

test('UK04 says the time left from its first frame on', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  // Told before the browser paints what has come into the page.
  const first = new Promise<string>((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect()
      resolve(container.textContent ?? '')
    }).observe(container, { childList: true })
  })
  const root = createRoot(container)
  cleanUpLater(container, root)
  root.render(<Countdown variant="segments" closesAt={Date.now() + 90_000} />)
  expect(await first).toContain('01')
})
