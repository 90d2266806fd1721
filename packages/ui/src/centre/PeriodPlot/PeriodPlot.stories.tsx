import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPeriod } from '../../stories/art/period.ts'
import { PeriodPlot, type PeriodPlotProps } from './PeriodPlot.tsx'

const meta = {
  component: PeriodPlot,
  args: storyPeriod,
  parameters: {
    partLabels: { labels: 'RecordsPage' },
    tr: { plot: { ...storyPeriod.plot, title: 'Günlük net sonuç', header: 'Net sonuç' } },
  },
  argTypes: { plot: { control: false }, formats: { control: false } },
} satisfies Meta<PeriodPlotProps>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}

/** Its place is kept while the days are not known. */
export const Loading: Story = {
  args: { plot: { title: 'Net result per day', header: 'Net result' } },
  parameters: { tr: { plot: { title: 'Günlük net sonuç', header: 'Net sonuç' } } },
}
