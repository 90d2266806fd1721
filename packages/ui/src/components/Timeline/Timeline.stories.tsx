import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline, type TimelineState } from './Timeline.tsx'

const steps = (...list: readonly (readonly [title: string, time: string, state: TimelineState])[]) =>
  list.map(([title, time, state]) => ({ id: title, title, time, state }))

const meta = {
  component: Timeline,
  args: {
    label: 'Way of the deposit',
    steps: steps(
      ['Deposit begun', '2026-11-20 18:02', 'done'],
      ['Waiting for your bank', '2026-11-20 18:03', 'current'],
      ['On your balance', '', 'waiting'],
    ),
  },
  parameters: {
    tr: {
      label: 'Yatırmanın yolu',
      steps: steps(
        ['Yatırma başladı', '2026-11-20 18:02', 'done'],
        ['Bankanız bekleniyor', '2026-11-20 18:03', 'current'],
        ['Bakiyenizde', '', 'waiting'],
      ),
    },
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {}

export const Finished: Story = {
  args: {
    steps: steps(['Deposit begun', '2026-11-20 18:02', 'done'], ['On your balance', '2026-11-20 18:03', 'done']),
  },
  parameters: {
    tr: { steps: steps(['Yatırma başladı', '2026-11-20 18:02', 'done'], ['Bakiyenizde', '2026-11-20 18:03', 'done']) },
  },
}

export const Failed: Story = {
  args: {
    steps: steps(
      ['Deposit begun', '2026-11-20 18:02', 'done'],
      ['Declined by the bank that issued the card, which gives no further reason', '2026-11-20 18:03', 'failed'],
    ),
  },
  parameters: {
    tr: {
      steps: steps(
        ['Yatırma başladı', '2026-11-20 18:02', 'done'],
        ['Kartı veren banka reddetti ve başka bir neden bildirmedi', '2026-11-20 18:03', 'failed'],
      ),
    },
  },
}
