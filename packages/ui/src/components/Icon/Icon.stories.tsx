import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Trophy } from 'lucide'
import { Icon } from './Icon.tsx'

const meta = {
  component: Icon,
  args: { of: Trophy },
  argTypes: { of: { control: false } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

/** Beside words: as large as they are, and silent. */
export const InText: Story = {
  render: (args, { globals }) => (
    <p>
      <Icon {...args} /> {globals.language === 'tr' ? 'Haftanın kazananları' : 'Winners of the week'}
    </p>
  ),
}

/** Alone: it needs a label. */
export const Alone: Story = {
  args: { size: 'large', label: 'Winner' },
  parameters: { tr: { label: 'Kazanan' } },
}

export const Directional: Story = {
  args: { of: ArrowRight, size: 'medium', label: 'Next', isDirectional: true },
  parameters: { tr: { label: 'Sonraki' } },
}
