import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { storyVendors } from '../../stories/art/vendors.ts'
import { VendorTile } from './VendorTile.tsx'

test('L13 tells which provider was chosen', async () => {
  const onSelect = vi.fn()
  render(<VendorTile {...storyVendors[0]} variant="chip" onSelect={onSelect} />)
  await page.getByRole('button', { name: 'Northlight' }).click()
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('northlight')
})

test('UK02 is a link where it has an address', async () => {
  render(<VendorTile {...storyVendors[0]} href="/rng?vendor=NL" isSelected />)
  const link = page.getByRole('link', { name: 'Northlight' })
  await expect.element(link).toHaveAttribute('href', '/rng?vendor=NL')
  await expect.element(link).toHaveAttribute('aria-current', 'true')
})

test('L33 sports and lottery stand on a ground of their own', () => {
  const { container, rerender } = render(<VendorTile {...storyVendors[0]} />)
  const ground = (): string => getComputedStyle(container.querySelector('[data-part=art]') as Element).backgroundImage
  const plain = ground()
  rerender(<VendorTile {...storyVendors[0]} backdrop="sports" />)
  const sports = ground()
  rerender(<VendorTile {...storyVendors[0]} backdrop="lottery" />)
  expect(new Set([plain, sports, ground()]).size).toBe(3)
})

const pictures = (container: Element): (string | null)[] =>
  [...container.querySelectorAll('[data-part=art] > img')].map((image) => image.getAttribute('data-part'))

test('UK02 a card shows artwork, a chip the mark, and a card on red is composed of both', () => {
  const { container, rerender } = render(<VendorTile {...storyVendors[0]} />)
  expect(pictures(container)).toEqual(['scene'])
  rerender(<VendorTile {...storyVendors[0]} variant="chip" />)
  expect(pictures(container)).toEqual(['mark'])
  rerender(<VendorTile {...storyVendors[0]} backdrop="sports" />)
  expect(pictures(container)).toEqual(['scene', 'mark'])
})

test('FP27 the flag of a popular vendor stands across from the lettering of its artwork', () => {
  const { container } = render(<VendorTile {...storyVendors[0]} isHot />)
  const boxOf = (part: string) =>
    container.querySelector(`[data-part=${part}]`)?.getBoundingClientRect() ?? new DOMRect()
  expect(boxOf('flag').left).toBeGreaterThan(boxOf('art').left + boxOf('art').width * 0.5)
})

test('FP27 on a ground of its own a card fades its artwork in behind the half that has lettering', () => {
  const { container } = render(<VendorTile {...storyVendors[0]} backdrop="sports" />)
  const mask = getComputedStyle(container.querySelector('[data-part=scene]') as Element).maskImage
  expect(Number(/(\d+)%/.exec(mask)?.[1])).toBeGreaterThan(51)
})

test('UK02 a card without artwork shows the mark, and without either the default icon', () => {
  const { container, rerender } = render(<VendorTile {...storyVendors[0]} wideImage={undefined} />)
  expect(pictures(container)).toEqual(['mark'])
  rerender(<VendorTile {...storyVendors[0]} wideImage={undefined} image="" />)
  expect(pictures(container)).toEqual([])
  expect(container.querySelector('[data-part=default-icon]')).not.toBeNull()
})
