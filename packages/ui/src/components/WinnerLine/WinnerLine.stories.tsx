import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyWinners, turkishWinners } from '../../stories/art/winners.ts'
import { WinnerLine, type WinnerLineProps } from './WinnerLine.tsx'

const meta = {
  component: WinnerLine,
  args: { winners: storyWinners(10) },
  parameters: {
    clock: (now: number) => ({ winners: storyWinners(10, now) }),
    tr: ({ winners }: WinnerLineProps) => ({ winners: turkishWinners(winners) }),
  },
  argTypes: { winners: { control: false } },
} satisfies Meta<WinnerLineProps>

export default meta
type Story = StoryObj<typeof meta>

/** The highest win of the line stands out by its amount alone. */
export const Line: Story = {}

/** A server may not say when. */
export const WithoutTimes: Story = {
  args: { winners: storyWinners(4).map((winner) => ({ ...winner, at: undefined })) },
}
