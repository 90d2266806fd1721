import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { GameWall } from '../components/GameWall.tsx'
import { type wallQuery, wallSize } from '../model/queries.ts'
import { gameAt } from './gameAt.ts'

const portal = (gameList: (input: unknown) => unknown) => ({
  portal: { answers: { gameList } } satisfies StoryPortal,
})
const games =
  (count: number) =>
  (input: unknown): unknown => {
    // What the section asks for.
    const { pageNo, pageSize } = input as ReturnType<typeof wallQuery>
    const start = (pageNo - 1) * pageSize
    const shown = Array.from({ length: Math.max(0, Math.min(pageSize, count - start)) }, (_, at) => gameAt(start + at))
    return { games: shown, totalPages: Math.ceil(count / pageSize), totalCount: count }
  }

const sixty = fn(games(60))

const meta = {
  title: 'games/Games without end',
  component: GameWall,
  tags: ['!autodocs'],
  args: { settings: { order: 'popular' } },
  parameters: portal(sixty),
} satisfies Meta<typeof GameWall>

export default meta
type Story = StoryObj<typeof meta>

/** C03 L25 sixty games: 42, and the rest when they are asked for. */
export const Many: Story = {
  loaders: [() => void sixty.mockClear()],
  play: async ({ canvasElement }) => {
    const tiles = () => canvasElement.querySelectorAll('li, [role=listitem]')
    const more = () => canvasElement.querySelector<HTMLElement>('[class*=fy-LoadMore] button')
    await waitFor(() => expect(tiles()).toHaveLength(wallSize))
    await userEvent.click(more() ?? canvasElement)
    await waitFor(() => expect(tiles()).toHaveLength(60), { timeout: 10_000 })
    await expect(more()).toBeNull()
    await expect(sixty.mock.calls).toMatchObject([[{ pageNo: 1 }], [{ pageNo: 2 }]])
  },
}

/** New games of one category; they fit on one page. */
export const NewOfCategory: Story = {
  args: { settings: { category: 'RNG', order: 'new' } },
  parameters: portal(games(9)),
}

export const Loading: Story = { parameters: portal(never) }

export const Failed: Story = {
  parameters: portal(() => {
    throw refusal('unavailable')
  }),
}
