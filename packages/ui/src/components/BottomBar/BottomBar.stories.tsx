import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gamepad2, Heart, House, Radio, User } from 'lucide'
import { fn } from 'storybook/test'
import { Glyph } from '../Icon/Glyph.tsx'
import { BottomBar, type BottomBarEntry } from './BottomBar.tsx'

const icons = [House, Gamepad2, Radio, Heart, User]
const entries = (words: readonly string[], current = 0): BottomBarEntry[] =>
  words.map((label, index) => ({
    id: label,
    label,
    icon: <Glyph of={icons[index] ?? User} size={22} />,
    isCurrent: index === current,
    // The last one opens a menu in place.
    href: index === 4 ? undefined : `#${label}`,
  }))

const turkish = ['Ana sayfa', 'Slotlar', 'Canlı', 'Favoriler', 'Hesap']
const counted = (words: readonly string[]) =>
  entries(words, 1).map((entry, index) => (index === 4 ? { ...entry, count: 128 } : entry))

const meta = {
  component: BottomBar,
  args: { entries: entries(['Home', 'Slots', 'Live', 'Favourites', 'Account']), onSelect: fn() },
  argTypes: { entries: { control: false } },
  parameters: {
    tr: { entries: entries(turkish) },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'w390', isRotated: false } },
} satisfies Meta<typeof BottomBar>

export default meta
type Story = StoryObj<typeof meta>

/** Five places; the page that is shown now is marked. */
export const OnHome: Story = {}

/** A count stands at the icon and ends at 99+. */
export const WithCount: Story = {
  args: { entries: counted(['Home', 'Slots', 'Live', 'Favourites', 'Account']) },
  parameters: { tr: { entries: counted(turkish) } },
}

/** Long words break at their joints and keep their columns, and their icons one line. */
export const LongWords: Story = {
  args: {
    entries: entries(
      ['Startseite', 'Spiel\u00ADautomaten', 'Live-Tische', 'Lieblings\u00ADspiele', 'Mitglieds\u00ADkonto'],
      3,
    ),
  },
}
