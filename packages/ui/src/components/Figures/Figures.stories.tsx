import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyFigures } from '../../stories/art/figures.ts'
import { Figures, type FiguresProps } from './Figures.tsx'

const meta = {
  component: Figures,
  args: { figures: storyFigures },
  argTypes: { figures: { control: false } },
  decorators: (Story) => (
    <div style={{ width: 360, maxWidth: '100%' }}>
      <Story />
    </div>
  ),
} satisfies Meta<FiguresProps>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {}

/** Terms are figures as well. */
export const Terms: Story = {
  args: {
    figures: [
      { id: 'share', label: 'Reports', value: 'daily' },
      { id: 'export', label: 'Export', value: 'CSV' },
    ],
  },
}

/** What a page wants to be remembered by. */
export const Row: Story = {
  args: {
    form: 'row',
    figures: [
      { id: 'games', label: 'Games', value: '8,412' },
      { id: 'makers', label: 'Makers', value: '40' },
      { id: 'return', label: 'Least return', value: '94 %', hint: 'Of every game of our own' },
    ],
  },
}

/** Beside what they were in the days before. */
export const Compared: Story = {
  args: {
    figures: [
      { id: 'net', label: 'Net result', value: '-€285.60', tone: 'negative', change: '€410.00 in the 30 days before' },
    ],
  },
}
