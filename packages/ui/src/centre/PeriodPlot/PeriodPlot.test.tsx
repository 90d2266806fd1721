import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate } from '../../../testing/serverRender.tsx'
import { storyPeriod } from '../../stories/art/period.ts'
import { PeriodPlot } from './PeriodPlot.tsx'

test('P06 the plot of a period has a bar per day, each of which can be read out', async () => {
  render(<PeriodPlot {...storyPeriod} />)
  expect(page.getByRole('img').elements()).toHaveLength(30)
  await expect.element(page.getByRole('img', { name: '2026-11-01: €0.00' })).toBeInTheDocument()
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

test('UK17 is taken over without a mismatch', async () => {
  expect((await hydrate(<PeriodPlot {...storyPeriod} />)).problems).toEqual([])
})
