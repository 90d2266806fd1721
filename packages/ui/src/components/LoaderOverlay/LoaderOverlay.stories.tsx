import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoaderOverlay } from './LoaderOverlay.tsx'

const meta = {
  component: LoaderOverlay,
  decorators: (Story, { globals }) => (
    <div style={{ position: 'relative', height: 240 }}>
      <p>{globals.language === 'tr' ? 'Altta kalan' : 'What lies beneath'}</p>
      <Story />
    </div>
  ),
} satisfies Meta<typeof LoaderOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const OverContainer: Story = {}

export const Launching: Story = {
  args: { labels: { loading: 'Opening Lantern Orchard…' } },
  parameters: { tr: { labels: { loading: 'Lantern Orchard açılıyor…' } } },
}
