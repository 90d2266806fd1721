import type { Game } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { FavouritesPage } from '../pages/FavouritesPage.tsx'
import { gameAt } from './gameAt.ts'

const page = (games: readonly Game[]) => ({
  games,
  pageNo: 1,
  pageSize: 999,
  totalCount: games.length,
  totalPages: 1,
})
const games = (count: number) => page(Array.from({ length: count }, (_, place) => gameAt(place)))
const collections = [
  { collectionId: 1, name: 'Late nights', nodeIds: [20_000] },
  { collectionId: 2, name: 'With friends', nodeIds: [] },
]

const portal = (address: string, answers: StoryPortal['answers'] = {}, more: Partial<StoryPortal> = {}) => ({
  portal: {
    address,
    answers: {
      gameCollections: () => collections,
      favouriteGames: () => games(30),
      favouriteIds: () => games(30).games.map(({ nodeId }) => nodeId),
      ...answers,
    },
    session: { status: 'signedIn', role: 'member' },
    ...more,
  } satisfies StoryPortal,
})

const meta = {
  title: 'games/Favourites',
  component: FavouritesPage,
  tags: ['!autodocs'],
  parameters: portal(''),
} satisfies Meta<typeof FavouritesPage>

export default meta
type Story = StoryObj<typeof meta>

/** So many that a field finds among them. */
export const Many: Story = {
  play: async (context) => {
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('searchbox')).toBeVisible()
  },
}

export const Few: Story = { parameters: portal('', { favouriteGames: () => games(3) }) }

/** QP01 L24 nothing is called so; what shows all says that it is all favourites, not all games. */
export const NothingFound: Story = {
  parameters: portal('?q=zebra'),
  play: async (context) => {
    const say = sayIn(context, 'lobby')
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: say('showAllFavourites') }))
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''))
  },
}

/** QP01 L24 the same in a collection, which is named. */
export const NothingFoundInCollection: Story = {
  parameters: portal('?collection=1&q=zebra', { favouriteGames: () => games(1) }),
  play: async (context) => {
    const say = sayIn(context, 'lobby')
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: say('showAllOf', { name: 'Late nights' }) }))
    await expect(await canvas.findByRole('tab', { name: /^Late nights/, selected: true })).toBeVisible()
  },
}

export const None: Story = {
  parameters: portal('', { favouriteGames: () => games(0), favouriteIds: () => [], gameCollections: () => [] }),
}

export const EmptyCollection: Story = { parameters: portal('?collection=2', { favouriteGames: () => games(0) }) }

/** Removed on another device. */
export const CollectionGone: Story = { parameters: portal('?collection=9') }

export const Guest: Story = { parameters: portal('', {}, { session: { status: 'guest', role: 'guest' } }) }

export const Loading: Story = { parameters: portal('', { favouriteGames: never }) }

export const Failed: Story = {
  parameters: portal('', {
    favouriteGames: () => {
      throw refusal('unavailable')
    },
  }),
}
