import type { Meta, StoryObj } from '@storybook/react-vite'
import { WifiOff } from 'lucide'
import { fn } from 'storybook/test'
import { Glyph } from '../Icon/Glyph.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  component: ErrorState,
  args: { onRetry: fn(), children: 'Network link is abnormal, please try again.' },
  argTypes: { icon: { control: false } },
  parameters: {
    network: { slow: { isRetrying: true }, offline: { icon: <Glyph of={WifiOff} />, children: 'You are offline.' } },
    tr: { children: 'Ağ bağlantısında bir sorun var, lütfen yeniden deneyin.' },
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const InPanel: Story = {}

export const Retrying: Story = { args: { isRetrying: true } }

/** What customer service can look up. */
export const WithReference: Story = { args: { reference: 'req-7f3a91' } }

export const WholePage: Story = { args: { size: 'page', title: 'This page could not be loaded' } }
