import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { storyVendors } from '../../stories/art/vendors.ts'
import { ProviderCarousel } from './ProviderCarousel.tsx'

const providers = storyVendors.map(({ id, name, mark }) => ({ id, name, image: mark }))

const meta = {
  component: ProviderCarousel,
  args: { providers, onSelect: fn() },
  parameters: { network: { slow: { providers: [] }, failing: { providers: [] }, offline: { providers: [] } } },
  decorators: (Story) => (
    <div style={{ paddingTop: 56 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ProviderCarousel>

export default meta
type Story = StoryObj<typeof meta>

/** A lobby's providers while none is chosen. */
export const All: Story = {}

/** One is chosen; choosing it again shows all. */
export const Chosen: Story = { args: { selected: providers[1]?.id ?? '' } }

/** Every provider leads to its games: the strip on home. */
export const Links: Story = {
  args: { providers: providers.map((provider) => ({ ...provider, href: `#${provider.id}` })) },
}

/** More than fit go on behind the arrows. */
export const Many: Story = {
  args: {
    providers: [1, 2, 3, 4].flatMap((floor) => providers.map((one) => ({ ...one, id: `${one.id}-${floor}` }))),
  },
}

/** Until the providers are known their room is kept. */
export const Unknown: Story = { args: { providers: [] } }
