import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

const meta = {
  component: MoneyField,
  args: {
    label: 'Amount',
    symbol: '$',
    value: undefined,
    min: 1000n,
    max: 500_000n,
    hint: '$10.00 to $5,000.00',
    onChange: fn(),
  },
  parameters: { tr: { label: 'Tutar', symbol: '₺', hint: '₺10,00 ile ₺5.000,00 arası' } },
  argTypes: { value: { control: false }, min: { control: false }, max: { control: false } },
  render: function Writing(args: MoneyFieldProps) {
    const [value, setValue] = useState(args.value)
    return (
      <MoneyField
        {...args}
        value={value}
        onChange={(minor, problem) => {
          setValue(minor)
          args.onChange(minor, problem)
        }}
      />
    )
  },
} satisfies Meta<typeof MoneyField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '0.00' }, parameters: { tr: { placeholder: '0,00' } } }

export const Filled: Story = { args: { value: 125_050n } }

/** Refused by the server: its sentence stands at the field. */
export const Refused: Story = {
  args: { value: 125_050n, error: 'More than your balance of $820.00.' },
  parameters: { tr: { error: '₺820,00 tutarındaki bakiyenizden fazla.' } },
}

export const Disabled: Story = { args: { value: 125_050n, disabled: true } }

/** A currency without decimals. */
export const NoDecimals: Story = {
  args: { value: 1_250_000n, decimals: 0, symbol: '¥', min: 1n, max: undefined, hint: undefined },
}

/** A currency with eight. */
export const EightDecimals: Story = {
  args: { value: 123_456_789_012n, decimals: 8, symbol: '₿', min: undefined, max: undefined, hint: undefined },
}

/** As long as an amount may be, on a narrow phone. */
export const Long: Story = {
  args: { value: 99_999_999_999_999_999n, max: undefined },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
}
