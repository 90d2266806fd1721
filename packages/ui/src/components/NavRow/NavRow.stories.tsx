import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { NavDropdown } from '../NavDropdown/NavDropdown.tsx'
import { NavRow } from './NavRow.tsx'

const entries = (names: readonly string[]) =>
  names.map((label, at) => ({
    id: label,
    label,
    href: `#${at}`,
    isActive: at === 5,
    content: <NavDropdown label={label} href={`#${at}`} isActive={at === 5} />,
  }))

const meta = {
  component: NavRow,
  args: { entries: entries(['Lottery', 'Live casino', 'Sports', 'Slots', 'Fish games', 'Card games', 'Esports']) },
  argTypes: { entries: { control: false } },
  parameters: {
    tr: { entries: entries(['Loto', 'Canlı casino', 'Spor', 'Slotlar', 'Balık oyunları', 'Kart oyunları', 'E-spor']) },
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ display: 'flex', maxInlineSize: parameters.rowWidth, minBlockSize: 280, alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavRow>

export default meta
type Story = StoryObj<typeof meta>

/** All fit. Below 960 px they stand below one another, as in the header's drawer. */
export const Roomy: Story = {}

/** What does not fit stands in a menu, which shows whether the page belongs to one of its entries. */
export const Crowded: Story = {
  parameters: { rowWidth: 420 },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement)
    if (!matchMedia('(min-width: 960px)').matches) return
    // The last of the row opens what has no room in it, whatever it is called.
    const buttons = await row.findAllByRole('button')
    await userEvent.click(buttons[buttons.length - 1] ?? canvasElement)
    await expect(row.getAllByRole('listitem').length).toBeGreaterThan(0)
  },
}
