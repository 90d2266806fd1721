import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPlayed, turkishPlayed } from '../../stories/art/played.ts'
import { ContinueRail, type ContinueRailProps } from './ContinueRail.tsx'

const meta = {
  component: ContinueRail,
  args: { title: 'Continue playing', games: storyPlayed(6), onPlay: () => undefined },
  parameters: { tr: { title: 'Oynamaya devam et', games: turkishPlayed(storyPlayed(6)) } },
  argTypes: { games: { control: false } },
} satisfies Meta<ContinueRailProps>

export default meta
type Story = StoryObj<typeof meta>

export const Played: Story = {}

/** A server may not say when, or what was bet. */
export const NamesOnly: Story = {
  args: { games: storyPlayed(3).map(({ id, name, image }) => ({ id, name, image })) },
}
