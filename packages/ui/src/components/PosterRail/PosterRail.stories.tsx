import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPosters } from '../../stories/art/posters.ts'
import { PosterRail, type PosterRailProps } from './PosterRail.tsx'

const meta = {
  component: PosterRail,
  args: {
    title: 'Slots',
    more: { href: '#all', text: 'More games', name: 'More games: Slots' },
    games: storyPosters(12),
    favourites: new Set(['game-1']),
    onTrial: () => undefined,
    onToggleFavourite: () => undefined,
  },
  parameters: {
    tr: { title: 'Slotlar', more: { href: '#all', text: 'Daha fazla oyun', name: 'Daha fazla oyun: Slotlar' } },
  },
  argTypes: { games: { control: false }, favourites: { control: false }, more: { control: false } },
} satisfies Meta<PosterRailProps>

export default meta
type Story = StoryObj<typeof meta>

/** A mouse that rests on a poster makes it speak; its neighbours move, nothing is covered. */
export const Posters: Story = {}

/** With the number of its place half behind each. */
export const TopTen: Story = {
  args: { title: 'Top ten', form: 'ranked', games: storyPosters(10) },
  parameters: {
    tr: { title: 'İlk on', more: { href: '#all', text: 'Daha fazla oyun', name: 'Daha fazla oyun: İlk on' } },
  },
}

export const Loading: Story = { args: { games: [], state: 'loading' } }

export const Failed: Story = { args: { games: [], state: 'error', onRetry: () => undefined } }

/** Without tall artwork the square one is cut to it. */
export const SquareArtwork: Story = {
  args: { games: storyPosters(8).map((game) => ({ ...game, poster: undefined })) },
}
