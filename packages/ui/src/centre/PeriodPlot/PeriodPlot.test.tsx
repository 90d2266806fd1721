import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate } from '../../../testing/serverRender.tsx'
import { storyPeriod } from '../../stories/art/period.ts'
import { PeriodPlot } from './PeriodPlot.tsx'

test('P06 the plot of a period has a bar per day, each of which can be read out', async () => {
  render(<PeriodPlot {...storyPeriod} />)
  expect(page.getByRole('img').elements()).toHaveLength(30)
  await expect.element(page.getByRole('img', { name: '2026-10-22: $0.00' })).toBeInTheDocument()
})

test('P06 its height does not depend on the days, so that nothing moves when they arrive', () => {
  const { container, rerender } = render(
    <PeriodPlot {...storyPeriod} plot={{ title: 'Net result per day', header: 'Net result' }} />,
  )
  const height = (): number => container.firstElementChild?.getBoundingClientRect().height ?? 0
  const before = height()
  rerender(<PeriodPlot {...storyPeriod} />)
  expect(Math.abs(height() - before)).toBeLessThan(2)
})

const days = [
  { date: '2026-11-18', value: 50_000 },
  { date: '2026-11-19', value: -12_500 },
]
const small = <PeriodPlot {...storyPeriod} plot={{ title: 'Net result per day', header: 'Net result', days }} />

test('P06 the plot has lines at round values and says the total', async () => {
  const { container } = render(small)
  const scale = [...container.querySelectorAll('[data-part=scale] span')].map((line) => line.textContent)
  expect(scale).toEqual(['$500.00', '$0.00', '-$500.00'])
  await expect.element(page.getByText('Total $375.00')).toBeVisible()
})

test('P06 what a day says stands beside its bar and covers no total, by pointer and by arrow keys', async () => {
  const { container } = render(small)
  const readout = () => container.querySelector<HTMLElement>('[data-part=readout]')?.innerText
  await page.getByRole('img', { name: /11-18/ }).hover()
  await expect.poll(readout).toBe('2026-11-18\n$500.00')
  container.querySelector<SVGElement>('[tabindex="0"]')?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(readout).toBe('2026-11-19\n-$125.00')
  const boxOf = (part: string) =>
    container.querySelector(`[data-part=${part}]`)?.getBoundingClientRect() ?? new DOMRect()
  expect(boxOf('readout').top).toBeGreaterThanOrEqual(boxOf('total').bottom)
  expect(boxOf('readout').right).toBeLessThanOrEqual(boxOf('total').right)
})

test.for([328, 640, 960])('P06 days stand below their bars and none touches the next, %i pixels wide', (width) => {
  const { container } = render(
    <div style={{ inlineSize: width }}>
      <PeriodPlot {...storyPeriod} />
    </div>,
  )
  const boxes = [...container.querySelectorAll('[data-part=axis] span span')]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
  expect(boxes.length).toBeGreaterThan(2)
  for (const [at, box] of boxes.entries()) {
    const next = boxes[at + 1]
    expect(box.right + 8).toBeLessThanOrEqual(next ? next.left : Number.POSITIVE_INFINITY)
    expect(box.right).toBeLessThanOrEqual((container.firstElementChild?.getBoundingClientRect().right ?? 0) + 1)
  }
  const bar = container.querySelectorAll('[data-part=column]')[15]?.getBoundingClientRect()
  const named = boxes.find((_, at) => at === Math.floor(boxes.length / 2))
  const middleOf = (box: DOMRect | undefined) => (box ? box.left + box.width / 2 : Number.NaN)
  expect(Math.abs(middleOf(bar) - middleOf(named))).toBeLessThan(2)
})

test('UK17 is taken over without a mismatch', async () => {
  expect((await hydrate(<PeriodPlot {...storyPeriod} />)).problems).toEqual([])
})
