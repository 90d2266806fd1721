import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './Progress.tsx'

const meta = {
  component: Progress,
  args: { label: 'Account ready', value: 3, max: 5, valueText: '3 of 5' },
  parameters: { network: { slow: { value: undefined } }, tr: { label: 'Hesap hazır', valueText: '3 / 5' } },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Bar: Story = {}

/** Nobody knows how long it takes. */
export const Unknown: Story = {
  args: { value: undefined, valueText: undefined, label: 'Checking that you are a person' },
  parameters: { tr: { label: 'İnsan olduğunuz denetleniyor' } },
}

/** A judgement: the strength of a password. */
export const Strength: Story = {
  args: { label: 'Strength', value: 1, max: 4, valueText: 'Weak', tone: 'negative' },
  parameters: { tr: { label: 'Güç', valueText: 'Zayıf' } },
}

export const Ring: Story = { args: { shape: 'ring', valueText: '3/5' }, parameters: { tr: { label: 'Hesap hazır' } } }

export const RingUnknown: Story = {
  args: { shape: 'ring', value: undefined, valueText: undefined },
  parameters: { tr: { label: 'Hesap hazır' } },
}
