import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Drawing, offlineDrawing } from '../Drawing/index.ts'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  component: ErrorState,
  args: { onRetry: fn(), children: 'Network link is abnormal, please try again.' },
  argTypes: { icon: { control: false } },
  parameters: {
    network: {
      slow: { isRetrying: true },
      offline: { icon: <Drawing of={offlineDrawing} />, children: 'You are offline.' },
    },
    tr: { children: 'Ağ bağlantısında bir sorun var, lütfen yeniden deneyin.' },
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const InPanel: Story = {}

export const Retrying: Story = { args: { isRetrying: true } }

/** What customer service can look up. */
export const WithReference: Story = { args: { reference: 'req-7f3a91' } }

export const WholePage: Story = {
  args: { size: 'page', title: 'This page could not be loaded' },
  parameters: { tr: { title: 'Bu sayfa yüklenemedi' } },
}
