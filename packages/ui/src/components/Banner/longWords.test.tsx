import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import dusk from '../../stories/art/banner-dusk.svg'
import { Banner } from './Banner.tsx'

/** As long as a brand may write them. */
const long = {
  title: 'The lamp that has never gone out over the old basin of the harbour, to this day!',
  text: `${'Pick six numbers, go home, and watch them fall at nine. '.repeat(3)}Every evening of the year is one.`,
  action: 'Open an account and have a look around',
}
const short = { title: 'Six numbers', action: 'Play' }
const compound = { title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung', action: 'Weiter' }

const sizes = ['hero', 'edge', 'slim'] as const
const cases = sizes.flatMap((size) =>
  [390, 720, 1440].flatMap((width) => [
    { size, width, what: 'the longest words', words: long },
    { size, width, what: 'one long word', words: compound },
    { size, width, what: 'few words', words: short },
  ]),
)

test.each(cases)('BN15 a $size banner $width px wide shows $what whole, beside its controls', async (one) => {
  const { size, width, words } = one
  await page.viewport(width, 800)
  const slide = { image: dusk, narrowImage: dusk, width: 1600, height: 550, alt: '', href: '/hot', ...words }
  const { container } = render(<Banner size={size} slides={['a', 'b'].map((id) => ({ id, ...slide }))} />)
  const banner = container.querySelector('[data-part="banner"]') as HTMLElement
  const { left, right, top, bottom } = banner.getBoundingClientRect()
  const controls = container.querySelector('[data-part="controls"]')?.getBoundingClientRect() as DOMRect
  const found: string[] = []
  for (const part of banner.querySelectorAll('[data-part="words"] > *')) {
    const range = document.createRange()
    range.selectNodeContents(part)
    const name = part.getAttribute('data-part')
    for (const line of part.checkVisibility() ? range.getClientRects() : []) {
      if (line.left < left || line.right > right || line.top < top || line.bottom > bottom) found.push(`${name} is cut`)
      const across = Math.min(line.right, controls.right) - Math.max(line.left, controls.left)
      const down = Math.min(line.bottom, controls.bottom) - Math.max(line.top, controls.top)
      if (across > 0 && down > 0) found.push(`${name} lies under the controls`)
    }
  }
  expect([...new Set(found)]).toEqual([])
  // Their veil reaches the foot of the picture.
  expect(banner.querySelector('[data-part="words"]')?.getBoundingClientRect().bottom).toBeCloseTo(bottom, 0)
})
