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

test('CF07 in a row figures stand large above their names, and are still read after them', () => {
  const { container } = render(<Figures form="row" figures={storyFigures} />)
  const [name, value] = container.querySelectorAll('dt, dd')
  expect(name?.tagName).toBe('DT')
  const [below, above] = [name, value].map((part) => part?.getBoundingClientRect().top ?? 0)
  expect(above).toBeLessThan(below ?? 0)
})

test('UK17 is taken over without a mismatch', async () => {
  expect(serverRender(<Figures figures={storyFigures} />)).not.toMatch(/ style=/)
  expect((await hydrate(<Figures figures={storyFigures} />)).problems).toEqual([])
})

test('UK12 a row of figures at 390 px breaks no number', () => {
  const figures = [
    { id: 'six', label: 'All six of 45', value: '8.145.060’ta 1' },
    { id: 'seven', label: 'All seven of 39', value: '15.380.937’de 1' },
  ]
  const { container } = render(
    <div style={{ width: 350, fontFamily: 'monospace' }}>
      <Figures form="row" figures={figures} />
    </div>,
  )
  for (const value of container.querySelectorAll<HTMLElement>('[data-part=value]')) {
    const range = document.createRange()
    range.selectNodeContents(value)
    expect(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1)
  }
})
