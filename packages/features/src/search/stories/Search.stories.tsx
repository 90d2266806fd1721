import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { storyGame } from '../../storyGame.ts'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { sayIn } from '../../storyWords.ts'
import { SearchModal } from '../modals/SearchModal.tsx'

const all = ['Lantern Harbor', 'The Brass Orrery', 'Moonlit Orchard', 'Dragon of the Harbor'].map((name, place) =>
  storyGame(name, place),
)

const vendor = {
  vassalage: 'LUMEN',
  displayName: 'Lumen',
  isHot: 0,
  iconUrl: '',
  gameClassify: [],
  gameCount: 4,
} as const
const storyVendors = [{ gameCategory: 'LIVE', gameClassify: [], vendors: [vendor] }]

const portal = (answers: StoryPortal['answers']) => ({
  portal: { ...(answers && { answers }) } satisfies StoryPortal,
  docs: { story: { inline: false, height: '620px' } },
})

const meta = {
  title: 'games/Search',
  component: SearchModal,
  tags: ['!autodocs'],
  args: { close: fn() },
  parameters: portal({ gameTitles: () => all }),
} satisfies Meta<typeof SearchModal>

export default meta
type Story = StoryObj<typeof meta>

const dialogOf = async (canvas: HTMLElement) => within(await within(canvas.ownerDocument.body).findByRole('dialog'))
const type = async (canvas: HTMLElement, text: string) => {
  const dialog = await dialogOf(canvas)
  await userEvent.type(await dialog.findByRole('combobox'), text)
  return dialog
}

/** Misspelt, and found; Enter opens the first. */
export const Misspelt: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await type(canvasElement, 'harbro lantenr')
    await waitFor(() => expect(dialog.getAllByRole('option')[0]).toHaveTextContent('Lantern Harbor'))
    await userEvent.keyboard('{Enter}')
    await expect(args.close).toHaveBeenCalledOnce()
  },
}

/** A category is called so: its page stands first, and Enter leads there. */
export const CategoryFound: Story = {
  parameters: portal({ gameTitles: () => all, gameVendors: () => storyVendors }),
  play: async (context) => {
    const { canvasElement, args } = context
    const category = sayIn(context, 'categories')('LIVE')
    const dialog = await type(canvasElement, category)
    await waitFor(() => expect(dialog.getAllByRole('option')[0]).toHaveTextContent(category))
    await userEvent.keyboard('{Enter}')
    await expect(args.close).toHaveBeenCalledOnce()
  },
}

/** A server without a list of titles is asked for each text. */
export const AskingTheServer: Story = {
  parameters: portal({
    gameTitles: () => {
      throw refusal('not_found')
    },
    gameList: () => ({ games: all.slice(0, 2), totalPages: 16, totalCount: 31 }),
  }),
  play: async (context) => {
    const { canvasElement } = context
    const kit = sayIn(context, 'kit/SearchPalette')
    const dialog = await type(canvasElement, 'la')
    await expect(await dialog.findAllByRole('option')).toHaveLength(3)
    await expect(dialog.getByRole('status')).toHaveTextContent(kit('best', { shown: 2, total: 31 }))
  },
}

/** While the list of titles is long on its way the server is asked. */
export const AskingMeanwhile: Story = {
  parameters: portal({ gameTitles: never, gameList: () => ({ games: all.slice(0, 2), totalPages: 1, totalCount: 2 }) }),
  play: async ({ canvasElement }) => {
    const dialog = await type(canvasElement, 'la')
    await expect(await dialog.findAllByRole('option', undefined, { timeout: 8000 })).toHaveLength(3)
  },
}

export const Loading: Story = {
  parameters: portal({ gameTitles: never }),
  play: async (context) => {
    const { canvasElement } = context
    const kit = sayIn(context, 'kit/SearchPalette')
    await expect(await (await type(canvasElement, 'la')).findByRole('status')).toHaveTextContent(kit('loading'))
  },
}

export const Failed: Story = {
  parameters: portal({
    gameTitles: () => {
      throw refusal('unavailable')
    },
    gameList: () => {
      throw refusal('unavailable')
    },
  }),
  play: async (context) => {
    const { canvasElement } = context
    const kit = sayIn(context, 'kit/SearchPalette')
    await expect(await (await type(canvasElement, 'la')).findByRole('button', { name: kit('retry') })).toBeVisible()
  },
}
