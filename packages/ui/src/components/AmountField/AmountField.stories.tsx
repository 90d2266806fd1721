import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/index.ts'
import { Form } from '../Form/index.ts'
import { AmountField } from './AmountField.tsx'

const all = (words: string) => (
  <Button size="small" data-part="action">
    {words}
  </Button>
)
const meta = {
  component: AmountField,
  args: {
    label: 'Amount',
    symbol: '$',
    hint: '$10.00 to $5,000.00',
    suggestions: [20, 50, 100, 250].map((whole) => ({ value: BigInt(whole) * 100n, label: `$${whole}` })),
    suggestionsLabel: 'Amounts to choose from',
  },
  parameters: {
    partLabels: { labels: 'MoneyField' },
    tr: { label: 'Tutar', hint: '$10,00 ile $5.000,00 arası', suggestionsLabel: 'Seçilecek tutarlar' },
  },
  argTypes: { suggestions: { control: false }, action: { control: false } },
  decorators: [
    (Story, { globals }) => (
      <div style={{ inlineSize: 328 }}>
        <Form
          submit={globals.language === 'tr' ? 'Tamam' : 'OK'}
          initialValues={{ amount: 5000n }}
          onSubmit={() => undefined}
        >
          <Story />
        </Form>
      </div>
    ),
  ],
} satisfies Meta<typeof AmountField>

export default meta
type Story = StoryObj<typeof meta>

export const Suggestions: Story = {}

export const Alone: Story = { args: { suggestions: [] } }

/** All there is, with one press in the field. */
export const Everything: Story = {
  args: { suggestions: [], action: all('All') },
  parameters: { tr: { action: all('Tümü') } },
}

/** A currency without decimals. */
export const NoDecimals: Story = {
  args: { decimals: 0, symbol: '¥', hint: undefined, suggestions: [{ value: 5000n, label: '¥5,000' }] },
}
