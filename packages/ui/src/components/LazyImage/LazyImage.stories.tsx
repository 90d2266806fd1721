import type { Meta, StoryObj } from '@storybook/react-vite'
import reef from '../../stories/art/reef.svg'
import { LazyImage } from './LazyImage.tsx'

const meta = {
  component: LazyImage,
  args: { src: reef, alt: 'Reef Party', width: 320, height: 320 },
  parameters: { network: { failing: { src: '' }, offline: { src: '' } } },
  decorators: (Story) => (
    <div style={{ width: 200 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof LazyImage>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}

/** Waits until a tenth of it is on screen. */
export const Observed: Story = { args: { loading: 'observed' } }

/** Tried twice, then the default icon, which keeps the words. */
export const Failed: Story = { args: { src: '' } }
