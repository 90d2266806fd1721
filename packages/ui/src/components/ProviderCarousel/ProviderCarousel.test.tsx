import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate } from '../../../testing/serverRender.tsx'
import { storyVendors } from '../../stories/art/vendors.ts'
import { ProviderCarousel } from './ProviderCarousel.tsx'

const providers = storyVendors.map(({ id, name, mark }) => ({ id, name, image: mark }))

test('L13 UK09 tells which provider was chosen, and nothing when the chosen one is chosen again', async () => {
  const onSelect = vi.fn()
  const { rerender } = render(<ProviderCarousel providers={providers} onSelect={onSelect} />)
  const northlight = page.getByRole('button', { name: 'Northlight' })
  await northlight.click()
  rerender(<ProviderCarousel providers={providers} selected="northlight" onSelect={onSelect} />)
  await expect.element(northlight).toHaveAttribute('aria-current', 'true')
  await northlight.click()
  expect(onSelect.mock.calls).toEqual([['northlight'], [undefined]])
})

test('L03 UK09 providers that have addresses are links', async () => {
  render(<ProviderCarousel providers={providers.map((one) => ({ ...one, href: `/rng?vendor=${one.id}` }))} />)
  await expect.element(page.getByRole('link', { name: 'Northlight' })).toHaveAttribute('href', '/rng?vendor=northlight')
})

test('UK09 the row is named in the words it is given', async () => {
  render(<ProviderCarousel providers={providers} />)
  await expect.element(page.getByRole('region', { name: 'Providers' })).toBeVisible()
})

test('UK09 no provider known takes the room of one row', () => {
  const { container, rerender } = render(<ProviderCarousel providers={[]} />)
  const height = (): number => container.firstElementChild?.getBoundingClientRect().height ?? 0
  const empty = height()
  rerender(<ProviderCarousel providers={providers} />)
  expect(empty).toBeGreaterThan(0)
  expect(height()).toBe(empty)
})

test('UK17 is taken over without a mismatch', async () => {
  expect((await hydrate(<ProviderCarousel providers={providers} />)).problems).toEqual([])
})
