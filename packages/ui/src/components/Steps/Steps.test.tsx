import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { Steps } from './Steps.tsx'

const steps = ['Pick', 'Choose', 'Watch', 'Wait', 'Win'].map((title) => ({ id: title, title, text: `${title} it.` }))

test('CF07 steps are a list in their order, in one row or one below the other, never with a hole', async () => {
  const { container } = render(<Steps steps={steps} />)
  for (const width of [390, 720, 1024, 1440]) {
    await page.viewport(width, 800)
    const places = [...container.querySelectorAll('li')].map((step) => step.getBoundingClientRect().top)
    expect([1, 5]).toContain(new Set(places).size)
  }
})

test('UK17 steps are taken over without a mismatch', async () => {
  expect(serverRender(<Steps steps={steps} />)).not.toMatch(/ style=/)
  expect((await hydrate(<Steps steps={steps} />)).problems).toEqual([])
})
