import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { storyTable } from '../../stories/art/facts.ts'
import { storyGames } from '../../stories/art/games.ts'
import { GameGrid, type GameGridProps } from './GameGrid.tsx'

const meta = {
  component: GameGrid,
  args: {
    games: storyGames(19),
    layout: 'lobby',
    favourites: new Set(['game-5']),
    onPlay: fn(),
    onTrial: fn(),
    onToggleFavourite: fn(),
    onRetry: fn(),
  },
  argTypes: { games: { control: false }, favourites: { control: false } },
  parameters: {
    role: { guest: { favourites: new Set() } },
    network: {
      slow: { state: 'loading', skeletonCount: 19 },
      failing: { state: 'error' },
      offline: { state: 'error' },
    },
  },
  render: function WithFavourites(args: GameGridProps) {
    const [chosen, setChosen] = useState<ReadonlySet<string>>()
    const favourites = chosen ?? args.favourites ?? new Set()
    const toggle = (id: string): void => {
      const others = [...favourites].filter((known) => known !== id)
      setChosen(new Set(favourites.has(id) ? others : [...others, id]))
      args.onToggleFavourite?.(id)
    }
    return <GameGrid {...args} favourites={favourites} onToggleFavourite={toggle} />
  },
} satisfies Meta<typeof GameGrid>

export default meta
type Story = StoryObj<typeof meta>

/** A lobby's page: 5 big and 14 normal tiles fill whole rows at every width. */
export const Lobby: Story = {}

/** Every tile normal: favourites, recent games, search results. */
export const Even: Story = { args: { layout: 'even', games: storyGames(20) } }

/** The hot row of a home page. */
export const RowOfEight: Story = { args: { layout: 'eight', games: storyGames(8) } }

/** A category row of a home page: ten wide tiles. */
export const Big: Story = { args: { layout: 'big', games: storyGames(10) } }

/** One tile that tells what goes on makes room for it in all. */
export const Tables: Story = {
  args: { games: storyGames(12).map((game, index) => (index % 3 === 2 ? game : { ...game, table: storyTable })) },
}

/** Places of exactly the size of what comes. */
export const Loading: Story = { args: { state: 'loading', skeletonCount: 19 } }

/** Says what to do. */
export const Empty: Story = { args: { games: [] } }

export const Failed: Story = { args: { state: 'error' } }

/** Far more than a page: tiles out of sight cost no layout and no paint. */
export const Thousand: Story = { args: { layout: 'even', games: storyGames(1000) }, tags: ['!test'] }
