import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyGame } from '../../storyGame.ts'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { SecondGameModal } from '../modals/SecondGameModal.tsx'

const all = [
  storyGame('Lantern Harbor', 1),
  storyGame('The Brass Orrery', 2),
  storyGame('Moonlit Orchard', 3),
  storyGame('All of Backstage', 4, { opensVendorList: true }),
  storyGame('Paper Table', 5, { playMoneyOnly: true }),
]

const portal = (gameList: (input: unknown) => unknown) => ({
  portal: { answers: { gameList }, session: { status: 'signedIn', role: 'member' } } satisfies StoryPortal,
  docs: { story: { inline: false, height: '620px' } },
})

const meta = {
  title: 'games/Second game',
  component: SecondGameModal,
  tags: ['!autodocs'],
  args: { isTrial: false, beside: 20_003, onChoose: fn(), close: fn() },
  parameters: portal(() => ({ games: all, totalPages: 1, totalCount: all.length })),
} satisfies Meta<typeof SecondGameModal>

export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvas: HTMLElement) => within(canvas.ownerDocument.body).findByRole('dialog')

/** The game that is open, and what cannot stand beside one for real money, is left out. */
export const Choice: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    const list = await dialog.findByRole('list')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    const second = within(list).getByText('The Brass Orrery').closest('li')?.querySelector('button')
    second?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.close).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ nodeId: 20_002 }))
  },
}

export const Loading: Story = { parameters: portal(never) }

export const Failed: Story = {
  parameters: portal(() => {
    throw refusal('unavailable')
  }),
}
