import type { CSSProperties } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import dusk from '../../stories/art/banner-dusk.svg'
import { Banner } from './Banner.tsx'
import { type BannerSlide, bannerAutoplayMs } from './Banner.types.ts'

const slide = (id: string, more: Partial<BannerSlide> = {}): BannerSlide => ({
  id,
  image: dusk,
  width: 1600,
  height: 550,
  alt: `Picture ${id}`,
  ...more,
})
const slides = [slide('a', { title: 'Summit season', action: 'See the games', href: '/hot' }), slide('b')]

test('BN15 C11 a banner stands for five seconds', () => {
  expect(bannerAutoplayMs).toBe(5000)
})

test('BN15 FP23 the whole first slide is in the prerendered page and fetched first', () => {
  const html = serverRender(<Banner slides={slides} />)
  const [first, ...others] = html.match(/<img [^>]*>/g) ?? []
  expect(first).toMatch(/fetchPriority="high"/)
  expect(first).toMatch(/loading="eager"/)
  expect(first).toMatch(/width="1600" height="550"/)
  expect(others).toEqual([])
  expect(html).toContain('Summit season')
  expect(html).not.toMatch(/ style=/)
})

test('BN15 the picture of a later slide is fetched once the page is quiet', async () => {
  render(<Banner slides={slides} />)
  await expect.element(page.getByAltText('Picture b')).toHaveAttribute('src', dusk)
})

test('BN15 a slide with an address is a link named by its words, one without is no link', async () => {
  render(<Banner slides={slides} />)
  const link = page.getByRole('link')
  await expect.element(link).toHaveAttribute('href', '/hot')
  await expect.element(link).toHaveTextContent('Summit seasonSee the games')
  expect(link.elements()).toHaveLength(1)
})

test('BN15 an address outside the site opens in a tab that cannot reach back', async () => {
  render(<Banner slides={[slide('a', { href: 'https://example.com/', isExternal: true })]} />)
  await expect.element(page.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
})

test('BN15 a slide that starts something is a button, and tells who asks', async () => {
  const selected: string[] = []
  render(<Banner slides={[slide('a', { isButton: true })]} onSelect={(id) => selected.push(id)} />)
  await page.getByRole('button', { name: 'Picture a' }).click()
  expect(selected).toEqual(['a'])
})

test.each(['hero', 'edge'] as const)(
  'BN15 QP17 a %s whose pictures do not come is filled with colours of the theme',
  async (size) => {
    const image = '/no-such-picture.svg'
    const { container } = render(<Banner size={size} slides={slides.map((one) => ({ ...one, image }))} />)
    const places = [...container.querySelectorAll('[data-part=banner]')]
    expect(places).toHaveLength(2)
    for (const place of places) expect(getComputedStyle(place).backgroundImage).toMatch(/gradient/)
  },
)

test('FP16 on a phone no scrim washes a light picture out: the words of the banner stand below it', async () => {
  await page.viewport(390, 844)
  const { container } = render(<Banner slides={[slide('a', { tone: 'light', title: 'In bloom tonight' })]} />)
  const bottom = container.querySelector('img')?.getBoundingClientRect().bottom ?? Number.NaN
  expect(container.querySelector('[data-part=words]')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  await page.viewport(1024, 768)
})

test.each(['ltr', 'rtl'] as const)(
  'UK17 words of a banner to all edges begin where lines of the page begin (%s)',
  (dir) => {
    document.documentElement.style.setProperty('--fy-content', '800px')
    const { container } = render(
      <div dir={dir}>
        <Banner size="edge" slides={[slide('a', { title: 'Summit season' })]} />
      </div>,
    )
    const banner = container.querySelector('[data-part=banner]')?.getBoundingClientRect() ?? new DOMRect()
    const title = container.querySelector('[data-part=title]')?.getBoundingClientRect() ?? new DOMRect()
    const inset = (banner.width - 800) / 2
    expect(dir === 'rtl' ? banner.right - title.right : title.left - banner.left).toBeCloseTo(inset, 0)
    document.documentElement.style.removeProperty('--fy-content')
  },
)

test.each([
  ['dark', { tone: 'dark' }],
  ['dark with words', { tone: 'dark', title: 'Summit season' }],
  ['of two forms', { light: { image: `${dusk}#light` } }],
] as const)('UK08 the header over a picture that is %s stands on the ground of the page', (_kind, more) => {
  const { container } = render(
    <div style={{ '--fy-color-canvas': 'rgb(250, 240, 230)' } as CSSProperties /* it has no names of variables */}>
      <Banner size="edge" slides={[slide('a', more)]} />
    </div>,
  )
  const head = getComputedStyle(container.querySelector('[data-part=banner]') as Element, '::before')
  expect(head.backgroundImage).toMatch(/^linear-gradient\(color\(srgb 0\.98\d* 0\.94\d* 0\.90\d* \/ 0\.88\)/)
  expect(head.backgroundSize).toBe('100% 136px')
})

test('UK08 of a picture in two forms only that of the theme is shown, and that of the first theme is fetched first', () => {
  const both = [slide('a', { light: { image: `${dusk}#light` }, alt: 'Hills' })]
  const [dark, light] = serverRender(<Banner slides={both} firstTheme="light" />).match(/<img [^>]*>/g) ?? []
  expect(dark).toMatch(/loading="lazy"/)
  expect(light).toMatch(/loading="eager"/)
  document.documentElement.dataset.theme = 'light'
  const { container } = render(<Banner slides={both} />)
  const shown = (theme: string) =>
    getComputedStyle(container.querySelector(`[data-theme-only=${theme}]`) as Element).display !== 'none'
  expect([shown('dark'), shown('light')]).toEqual([false, true])
  document.documentElement.dataset.theme = 'dark'
  expect([shown('dark'), shown('light')]).toEqual([true, false])
})

test('BN15 without slides there is nothing', () => {
  const { container } = render(<Banner slides={[]} />)
  expect(container.innerHTML).toBe('')
})

test('UK17 is taken over without a mismatch', async () => {
  expect((await hydrate(<Banner slides={slides} />)).problems).toEqual([])
})

test('Z08 BN15 words stand in for a picture that does not come, without the browser’s mark of a broken one', async () => {
  const { container } = render(<Banner slides={[slide('lost', { image: '/none.svg' })]} />)
  await expect.poll(() => container.querySelector('img'), { timeout: 4000 }).toBeNull()
  await expect.element(page.getByText('Picture lost')).toBeVisible()
})

test.each(['hero', 'edge', 'slim'] as const)(
  'UK02 the ring of a %s that the keyboard stands on lies over its picture and its words',
  async (size) => {
    const one = slide('a', { title: 'Summit season', href: '/hot' })
    const { container } = render(<Banner size={size} slides={[one]} />)
    await userEvent.tab()
    const link = container.querySelector('a') as HTMLElement
    expect(document.activeElement).toBe(link)
    const ring = getComputedStyle(link, '::before')
    expect([ring.outlineStyle, ring.position]).toEqual(['solid', 'absolute'])
    const over = [...link.children].map((child) => Number(getComputedStyle(child).zIndex) || 0)
    expect(Number(ring.zIndex)).toBeGreaterThan(Math.max(...over))
    expect(Number.parseFloat(ring.height)).toBeCloseTo(link.getBoundingClientRect().height, 0)
  },
)
