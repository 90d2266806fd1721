import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pictureFailed } from '../../../testing/pictureFailed.ts'
import { render } from '../../../testing/render.tsx'
import { hydrate } from '../../../testing/serverRender.tsx'
import { storyFixture } from '../../stories/art/facts.ts'
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

test('UK02 a chip says too that a provider is popular, beside the count of its games', async () => {
  render(<VendorTile {...storyVendors[0]} variant="chip" isHot />)
  const word = page.getByText('Popular')
  await expect.element(word).toBeVisible()
  const { left, top } = word.element().getBoundingClientRect()
  const count = page.getByText('212 games').element().getBoundingClientRect()
  expect(left).toBeGreaterThan(count.right)
  expect(top).toBeCloseTo(count.top, 0)
})

const pictures = (container: Element): (string | null)[] =>
  [...container.querySelectorAll('[data-part=art] > img')].map((image) => image.getAttribute('data-part'))

test('UK02 a card shows artwork, a chip and a card on a colour the mark', () => {
  const { container, rerender } = render(<VendorTile {...storyVendors[0]} />)
  expect(pictures(container)).toEqual(['scene'])
  rerender(<VendorTile {...storyVendors[0]} variant="chip" />)
  expect(pictures(container)).toEqual(['mark'])
  rerender(<VendorTile {...storyVendors[0]} colour="#8e1b1b" />)
  expect(pictures(container)).toEqual(['mark'])
})

test('FP27 the flag of a popular vendor stands across from the lettering of its artwork', () => {
  const { container } = render(<VendorTile {...storyVendors[0]} isHot />)
  const boxOf = (part: string) =>
    container.querySelector(`[data-part=${part}]`)?.getBoundingClientRect() ?? new DOMRect()
  expect(boxOf('flag').left).toBeGreaterThan(boxOf('art').left + boxOf('art').width * 0.5)
})

const longest = 'Northlight Interactive Entertainment of the Northern Isles'

test.each(['card', 'wide'] as const)('L33 a %s stands on its colour, and its flag covers no name', (variant) => {
  const { container } = render(
    <div style={{ width: 240 }}>
      <VendorTile {...storyVendors[0]} name={longest} variant={variant} colour="#24407a" isHot fixture={storyFixture} />
    </div>,
  )
  expect(container.querySelector('[data-part=ground] > path')?.getAttribute('fill')).toBe('#24407a')
  expect(pictures(container)).toEqual(['mark'])
  const boxOf = (part: string) =>
    container.querySelector(`[data-part=${part}]`)?.getBoundingClientRect() ?? new DOMRect()
  expect(boxOf('count').top).toBeGreaterThanOrEqual(boxOf('name').bottom)
  expect(boxOf('flag').top).toBeGreaterThanOrEqual(boxOf('count').bottom)
  const [fixture, caption] = [boxOf('fixture'), boxOf('caption')]
  expect(fixture.top >= caption.bottom || fixture.left >= caption.right).toBe(true)
})

test('UK02 a long name below artwork has two lines', () => {
  const { container } = render(
    <div style={{ width: 240 }}>
      <VendorTile {...storyVendors[0]} name="Northlight Interactive Studios" />
    </div>,
  )
  const name = container.querySelector('[data-part=name]') as HTMLElement
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight)
})

test('L33 what is no colour leaves the artwork', () => {
  const { container } = render(<VendorTile {...storyVendors[0]} colour="blue" />)
  expect(pictures(container)).toEqual(['scene'])
})

test('UK02 a card without artwork shows the mark, and without either the default icon', () => {
  const { container, rerender } = render(<VendorTile {...storyVendors[0]} wideImage={undefined} />)
  expect(pictures(container)).toEqual(['mark'])
  rerender(<VendorTile {...storyVendors[0]} wideImage={undefined} image="" />)
  expect(pictures(container)).toEqual([])
  expect(container.querySelector('[data-part=default-icon]')).not.toBeNull()
})

test('Z08 a chip without its mark is as high as one with it', () => {
  const { container } = render(
    <div style={{ display: 'flex', alignItems: 'start' }}>
      <VendorTile id="BGS" name="Backstage Games" image="" variant="chip" onSelect={() => undefined} />
    </div>,
  )
  const box = container.querySelector('[data-variant=chip]')?.getBoundingClientRect()
  expect(Math.round(box?.height ?? 0)).toBe(60)
})

test('Z08 L12 a mark that failed before scripts ran gives way to the default icon', async () => {
  const { container } = await hydrate(
    <VendorTile id="n" name="Northlight" image="/none.svg" variant="chip" />,
    pictureFailed,
  )
  await expect.poll(() => container.querySelector('[data-part=default-icon]'), { timeout: 4000 }).not.toBeNull()
})

test('L33 a match that has begun keeps its place in the card, and shows no empty box', () => {
  const { container } = render(
    <VendorTile id="byl" name="Byline Exchange" image="/byl.svg" colour="#2a4a9c" fixture="begun" />,
  )
  const place = container.querySelector<HTMLElement>('[data-part=fixture]')
  expect(place?.getBoundingClientRect().height).toBe(64)
  expect(place && getComputedStyle(place).visibility).toBe('hidden')
})
