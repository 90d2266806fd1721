import type { PeriodPlotProps } from '../../centre/PeriodPlot/index.ts'

/** The net result of each day of a month, and how it is written. */
export const storyPeriod: PeriodPlotProps = {
  plot: {
    title: 'Net result per day',
    header: 'Net result',
    days: Array.from({ length: 30 }, (_, index) => ({
      date: `2026-11-${String(index + 1).padStart(2, '0')}`,
      value: Math.round(Math.sin(index * 1.7) * 9000 - index * 60),
    })),
  },
  formats: {
    money: (minor) => `${minor < 0 ? '-' : ''}€${(Math.abs(minor) / 100).toFixed(2)}`,
    time: (instant) => instant,
    day: (date) => date,
  },
}
