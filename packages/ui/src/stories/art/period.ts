import { storyNow } from '../../../stories/storyTime.ts'
import type { PeriodPlotProps } from '../../centre/PeriodPlot/index.ts'

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
export const storyMoney = (minor: number): string => money.format(minor / 100)

const days = Array.from({ length: 30 }, (_, index) => ({
  date: new Date(storyNow - (29 - index) * 86_400_000).toISOString().slice(0, 10),
  value: Math.round(Math.sin(index * 1.7) * 9000 - index * 60),
}))

/** What the days come to; figures beside the plot say the same. */
export const storyNet = days.reduce((sum, { value }) => sum + value, 0)

/** The net result of each day of a month, and how it is written. */
export const storyPeriod: PeriodPlotProps = {
  plot: {
    title: 'Net result per day',
    header: 'Net result',
    days,
  },
  formats: {
    money: storyMoney,
    time: (instant) => instant,
    day: (date) => date,
  },
}
