import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AmountChoice } from './AmountChoice.tsx'

const options = ['20', '50', '100', '250'].map((value) => ({ value, label: `$${value}` }))

const meta = {
  component: AmountChoice,
  args: { label: 'Amounts', options, value: '50', onChoose: fn() },
  parameters: { tr: { label: 'Tutarlar' } },
} satisfies Meta<typeof AmountChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '$100' }))
    await expect(args.onChoose).toHaveBeenCalledWith('100')
  },
}

export const NothingChosen: Story = { args: { value: undefined } }

export const LongAmounts: Story = {
  args: {
    options: ['250,000,000', '500,000,000', '1,000,000,000.00000001'].map((text) => ({
      value: text.replaceAll(',', ''),
      label: `₫${text}`,
    })),
    value: undefined,
  },
}
