import type { Meta, StoryObj } from '@storybook/react-vite'
import { Headset, MessageCircle, Share2 } from 'lucide'
import { fn } from 'storybook/test'
import { Glyph } from '../Icon/Glyph.tsx'
import { FloatingBar, type FloatingBarEntry } from './FloatingBar.tsx'

const entries = ([service, apps, social]: readonly [string, string, string]): readonly FloatingBarEntry[] => [
  { id: 'service', label: service, icon: <Glyph of={Headset} size={20} /> },
  {
    id: 'apps',
    label: apps,
    icon: <Glyph of={MessageCircle} size={20} />,
    links: [
      { id: 'pigeon', label: 'Pigeon Post', href: '#pigeon' },
      { id: 'halloo', label: 'Halloo', href: '#halloo' },
    ],
  },
  {
    id: 'social',
    label: social,
    icon: <Glyph of={Share2} size={20} />,
    links: [{ id: 'plaza', label: 'Plaza', href: '#plaza' }],
  },
]

const meta = {
  component: FloatingBar,
  args: { entries: entries(['Customer service', 'Messaging apps', 'Social pages']), onSelect: fn() },
  argTypes: { entries: { control: false } },
  parameters: { tr: { entries: entries(['Müşteri hizmetleri', 'Mesajlaşma', 'Sosyal sayfalar']) } },
  decorators: (Story) => (
    <div style={{ minHeight: 480, display: 'grid', alignItems: 'end' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof FloatingBar>

export default meta
type Story = StoryObj<typeof meta>

/** One button at the lower edge, which opens the entries with their names. */
export const Bar: Story = {}

/** Nothing to contact, nothing shown. */
export const Empty: Story = { args: { entries: [] } }
