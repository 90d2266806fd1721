import type { GameCollection } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { CollectGameModal } from '../modals/CollectGameModal.tsx'

const collections: readonly GameCollection[] = [
  { collectionId: 1, name: 'Late nights', nodeIds: [20_001, 20_004] },
  { collectionId: 2, name: 'With friends', nodeIds: [] },
]

const portal = (answers: StoryPortal['answers']) => ({
  portal: { answers } satisfies StoryPortal,
  docs: { story: { inline: false, height: '420px' } },
})

const meta = {
  title: 'games/Collections of a game',
  component: CollectGameModal,
  tags: ['!autodocs'],
  args: { nodeId: 20_001, name: 'Hundred Otters', close: fn() },
  parameters: portal({ gameCollections: () => collections, collectGame: () => null }),
} satisfies Meta<typeof CollectGameModal>

export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvas: HTMLElement) => within(canvas.ownerDocument.body).findByRole('dialog')

/** In one of two; a press puts it into the other at once. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    const [first, second] = await dialog.findAllByRole('checkbox')
    await expect(first).toBeChecked()
    if (second) await userEvent.click(second)
    await expect(second).toBeChecked()
  },
}

/** What the server refuses is taken back. */
export const Refused: Story = {
  parameters: portal({
    gameCollections: () => collections,
    collectGame: () => {
      throw refusal('limit_reached')
    },
  }),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    const boxes = await dialog.findAllByRole('checkbox')
    const last = boxes.at(-1)
    if (last) await userEvent.click(last)
    await expect(last).not.toBeChecked()
  },
}

/** The first one is named here. */
export const None: Story = { parameters: portal({ gameCollections: () => [] }) }

export const Loading: Story = { parameters: portal({ gameCollections: never }) }

export const Failed: Story = {
  parameters: portal({
    gameCollections: () => {
      throw refusal('unavailable')
    },
  }),
}
