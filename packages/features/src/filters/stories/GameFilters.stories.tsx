import type { GameFacets } from '@foyer/contract'
import { freeChoice } from '@foyer/feature-api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { GameFiltersModal } from '../modals/GameFiltersModal.tsx'

const counted = (...values: readonly (readonly [string, number])[]) =>
  values.map(([value, count]) => ({ value, count }))

const slots: GameFacets = {
  totalCount: 8351,
  features: counted(
    ['wilds', 8035],
    ['freeSpins', 4999],
    ['multiplier', 5810],
    ['respins', 1532],
    ['crystal-drop', 12],
  ),
  themes: counted(['birds', 759], ['fruit', 769], ['sky', 561], ['water', 0]),
  volatilities: counted(['low', 3089], ['medium', 2721], ['high', 2225]),
  returns: counted(['95', 6400], ['96', 3210], ['97', 96]),
  jackpot: 693,
  isNew: 382,
  minBet: 2103,
  minLines: 1541,
}

const portal = (gameFacets: () => unknown) => ({
  portal: { answers: { gameFacets } } satisfies StoryPortal,
  docs: { story: { inline: false, height: '720px' } },
})

const meta = {
  title: 'games/Filters',
  component: GameFiltersModal,
  tags: ['!autodocs'],
  args: { asked: { gameType: 'RNG' }, chosen: freeChoice, onChoose: fn(), close: fn() },
  parameters: portal(() => slots),
} satisfies Meta<typeof GameFiltersModal>

export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvas: HTMLElement) => within(canvas.ownerDocument.body).findByRole('dialog')

/** What is chosen is handed on at the end; a choice that leaves nothing can't be chosen. */
export const Slots: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    const boxes = await dialog.findAllByRole('checkbox')
    const [wilds] = boxes
    if (wilds) await userEvent.click(wilds)
    await expect(boxes.at(-1)).toBeDisabled()
    const show = dialog.getAllByRole('button').find(({ textContent }) => textContent?.includes('8'))
    if (show) await userEvent.click(show)
    await expect(args.onChoose).toHaveBeenCalledWith({ ...freeChoice, features: 'wilds' })
  },
}

/** Of tables only returns and what is new are told. */
export const Tables: Story = {
  parameters: portal(() => ({ ...slots, features: [], themes: [], volatilities: [], jackpot: 0, minLines: 0 })),
}

export const Loading: Story = {
  parameters: portal(never),
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    await expect(await dialog.findByRole('status')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Failed: Story = {
  parameters: portal(() => {
    throw refusal('unavailable')
  }),
}
