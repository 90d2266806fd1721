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
