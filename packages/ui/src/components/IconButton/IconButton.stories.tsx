import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, RefreshCw, X } from 'lucide'
import { fn } from 'storybook/test'
import { Glyph } from '../Icon/Glyph.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Close', icon: <Glyph of={X} />, onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: { tr: { label: 'Kapat' } },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}

export const Outlined: Story = {
  args: { tone: 'outlined', label: 'Refresh', icon: <Glyph of={RefreshCw} /> },
  parameters: { tr: { label: 'Yenile' } },
}

/** On artwork, where any colour may be beneath. */
export const Overlay: Story = {
  args: { tone: 'overlay', label: 'Favourite', icon: <Glyph of={Heart} /> },
  parameters: { tr: { label: 'Favori' } },
}

/** A toggle says whether it is on. */
export const Pressed: Story = {
  args: { label: 'Favourite', icon: <Glyph of={Heart} />, isPressed: true },
  parameters: { tr: { label: 'Favori' } },
}
