import components from 'virtual:kit-health'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HealthSheet } from './HealthSheet.tsx'

const meta = {
  title: 'Start here/Health',
  component: HealthSheet,
  tags: ['!autodocs'],
  args: { components },
  argTypes: { components: { control: false } },
} satisfies Meta<typeof HealthSheet>

export default meta
type Story = StoryObj<typeof meta>

/** Size, states, languages, axe and last visual change of every component. */
export const Components: Story = {}
