import type { Meta, StoryObj } from '@storybook/react-vite'
import { Balls, type BallsProps } from './Balls.tsx'

const meta = {
  component: Balls,
  args: { numbers: ['21', '4', '27', '10', '19', '43'], label: 'Last numbers of Evening Six' },
  parameters: { tr: { label: 'Evening Six: son numaralar' } },
} satisfies Meta<BallsProps>

export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {}

/** A number that was drawn as one: its digits stand together. */
export const Digits: Story = {
  args: { numbers: ['050820'], label: 'Special prize of Northern Star' },
  parameters: { tr: { label: 'Northern Star: büyük ödül' } },
}

export const Large: Story = { args: { size: 'large' } }
