import { expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { storyFigures } from '../../stories/art/figures.ts'
import { Figures } from './Figures.tsx'

test('CF07 every figure stands with its name, at the end of the line, in digits of one width', () => {
  const { container } = render(<Figures figures={storyFigures} />)
  expect([...container.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Balance',
    'Bets',
    'Returned',
    'Net result',
    'Open',
  ])
  for (const value of container.querySelectorAll('[data-part=value]')) {
    expect(getComputedStyle(value).textAlign).toBe('end')
    expect(getComputedStyle(value).fontVariantNumeric).toContain('tabular-nums')
  }
})

test('CF07 a dash stands in for a figure that is not known yet', () => {
  const { container } = render(<Figures figures={[{ id: 'open', label: 'Open', value: undefined }]} />)
  expect(container.querySelector('dd')?.textContent).toBe('–')
})

test('UK17 is taken over without a mismatch', async () => {
  expect(serverRender(<Figures figures={storyFigures} />)).not.toMatch(/ style=/)
  expect((await hydrate(<Figures figures={storyFigures} />)).problems).toEqual([])
})
