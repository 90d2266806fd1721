import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Clock } from 'lucide'
import { Glyph } from '../Icon/Glyph.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  component: Badge,
  args: { children: 'This device' },
  argTypes: { icon: { control: false } },
  parameters: { tr: { children: 'Bu cihaz' } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}

export const Verified: Story = {
  args: { tone: 'positive', icon: <Glyph of={Check} />, children: 'Verified' },
  parameters: { tr: { children: 'Doğrulandı' } },
}

export const Pending: Story = {
  args: { tone: 'warning', icon: <Glyph of={Clock} />, children: 'Under review' },
  parameters: { tr: { children: 'İncelemede' } },
}

export const Refused: Story = {
  args: { tone: 'negative', children: 'Refused' },
  parameters: { tr: { children: 'Reddedildi' } },
}

export const New: Story = { args: { tone: 'accent', children: 'New' }, parameters: { tr: { children: 'Yeni' } } }

/** The number of things that wait. */
export const Count: Story = { args: { tone: 'count', children: 3 }, parameters: { tr: {} } }
