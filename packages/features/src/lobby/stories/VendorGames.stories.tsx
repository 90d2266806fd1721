import { Dialog } from '@foyer/ui/Dialog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { VendorGames } from '../components/VendorGames.tsx'
import { gameAt } from './gameAt.ts'

const portal = (popupGames: () => unknown) => ({
  portal: { answers: { popupGames } } satisfies StoryPortal,
  docs: { story: { inline: false, height: '620px' } },
})
const games = (count: number) => () => Array.from({ length: count }, (_, place) => gameAt(place))

const meta = {
  title: 'games/Games of a vendor',
  component: VendorGames,
  tags: ['!autodocs'],
  args: { vendor: 'LMP', gameType: 'RNG', onStart: () => undefined },
  render: (args) => (
    <Dialog isOpen onClose={() => undefined} title="Lamplight Mill" size="large">
      <VendorGames {...args} />
    </Dialog>
  ),
  parameters: portal(games(1000)),
} satisfies Meta<typeof VendorGames>

export default meta
type Story = StoryObj<typeof meta>

const dialogOf = (canvas: HTMLElement) => within(canvas.ownerDocument.body).findByRole('dialog')

/** As many games as one answer holds. */
export const Thousand: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    const list = await dialog.findByRole('list')
    await expect(list.getAttribute('aria-label')).toMatch(/1[.,]000/)
  },
}

/** Whoever types finds by any part of a name, without regard to accents. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    await userEvent.type(await dialog.findByRole('searchbox'), ' TRÚMP')
    await expect(await dialog.findByText(/^166 /)).toBeVisible()
    await expect(dialog.getAllByText(/Trumpets$/).length).toBeGreaterThan(5)
  },
}

/** Nothing is called so, and one press shows all again. */
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogOf(canvasElement))
    const field = await dialog.findByRole('searchbox')
    await userEvent.type(field, 'zebra')
    const [showAll] = await dialog.findAllByRole('button')
    if (showAll) await userEvent.click(showAll)
    await expect(field).toHaveValue('')
  },
}

/** A short list needs no field. */
export const Few: Story = { parameters: portal(games(7)) }

export const Loading: Story = { parameters: portal(never) }

export const Failed: Story = {
  parameters: portal(() => {
    throw refusal('unavailable')
  }),
}
