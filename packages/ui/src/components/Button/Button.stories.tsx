import type { Meta, StoryObj } from '@storybook/react-vite'
import { Play } from 'lucide'
import { fn } from 'storybook/test'
import { Glyph } from '../Icon/Glyph.tsx'
import { Button } from './Button.tsx'

const meta = {
  component: Button,
  args: { children: 'Play now', onClick: fn() },
  parameters: { network: { slow: { isBusy: true } }, tr: { children: 'Şimdi oyna' } },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

/** One per view: the action the page is there for. */
export const Primary: Story = { args: { tone: 'primary' } }

export const Secondary: Story = {}

/** For actions in rows and toolbars, where an edge around each would be noise. */
export const Quiet: Story = { args: { tone: 'quiet' } }

export const Danger: Story = {
  args: { tone: 'danger', children: 'Sign out' },
  parameters: { tr: { children: 'Çıkış yap' } },
}

export const WithIcon: Story = { args: { tone: 'primary', icon: <Glyph of={Play} /> } }

/** Keeps its words and its width while the answer is awaited. */
export const Busy: Story = { args: { tone: 'primary', isBusy: true } }

/** The ring takes the place of the icon. */
export const BusyWithIcon: Story = { args: { icon: <Glyph of={Play} />, isBusy: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Link: Story = {
  args: { href: '#rng', children: 'All slots' },
  parameters: { tr: { children: 'Tüm slotlar' } },
}

/** Long words on a narrow phone. */
export const Wrapping: Story = {
  args: { canWrap: true, children: 'Everything back to the main wallet' },
  parameters: { tr: { children: 'Hepsini ana cüzdana geri al' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 176 }}>
        <Story />
      </div>
    ),
  ],
}
