import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import dusk from '../../stories/art/banner-dusk.svg'
import { Banner } from './Banner.tsx'

const slide = {
  image: dusk,
  width: 720,
  height: 640,
  alt: '',
  title: 'The night has a new tail',
  text: 'Thousands of slots. Most of them can be tried with play money first.',
  action: 'See the slots',
  href: '/rng',
}

test.each(['dark', 'light'])('UK08 BN13 on a phone the words leave what the picture shows free, %s', async (theme) => {
  document.documentElement.dataset.theme = theme
  await page.viewport(390, 844)
  const slides = ['a', 'b'].map((id) => ({ id, light: { image: dusk }, ...slide }))
  const { container } = render(<Banner size="edge" slides={slides} />)
  const [banner, title] = ['banner', 'title'].map((part) =>
    container.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect(),
  ) as [DOMRect, DOMRect]
  expect((title.top - banner.top) / banner.height).toBeGreaterThan(0.45)
})
