import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import dusk from '../../stories/art/banner-dusk.svg'
import { Banner } from './Banner.tsx'

/** What a brand draws for screens under 720 px. */
const narrow = { width: 720, height: 640 }

test('BN15 QP17 the head of a page on a phone shows the part of its picture that has the subject', async () => {
  await page.viewport(390, 844)
  const { container } = render(
    <Banner
      size="slim"
      slides={[{ id: 'reels', image: dusk, alt: 'Three reels', title: 'Three in line', ...narrow }]}
    />,
  )
  const image = container.querySelector('img') as HTMLElement
  const drawn = (image.clientWidth * narrow.height) / narrow.width
  const [, place = ''] = getComputedStyle(image).objectPosition.split(' ')
  const top = ((drawn - image.clientHeight) * Number.parseFloat(place)) / 100
  expect(top / drawn).toBeLessThan(0.12)
  expect((top + image.clientHeight) / drawn).toBeGreaterThan(0.6)
})

test('BN15 UK08 the words over a page on a phone keep to their own half, beside what its picture shows', async () => {
  await page.viewport(390, 844)
  const { container } = render(
    <Banner size="slim" slides={[{ id: 'reels', image: dusk, alt: '', title: 'Three stars in line', ...narrow }]} />,
  )
  const words = container.querySelector('[data-part="words"]') as HTMLElement
  const room = Number.parseFloat(getComputedStyle(words).paddingInlineEnd)
  expect(room).toBeGreaterThanOrEqual(words.clientWidth / 2)
})
