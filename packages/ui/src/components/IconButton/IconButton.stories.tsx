import type { Meta, StoryObj } from '@storybook/react-vite'
import Heart from 'lucide-react/icons/heart'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import X from 'lucide-react/icons/x'
import { fn } from 'storybook/test'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  args: { label: 'Close', icon: <X />, onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: { tr: { label: 'Kapat' } },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}

export const Outlined: Story = { args: { tone: 'outlined', label: 'Refresh', icon: <RefreshCw /> } }

/** On artwork, where any colour may be beneath. */
export const Overlay: Story = { args: { tone: 'overlay', label: 'Favourite', icon: <Heart /> } }

/** A toggle says whether it is on. */
export const Pressed: Story = { args: { label: 'Favourite', icon: <Heart />, isPressed: true } }
