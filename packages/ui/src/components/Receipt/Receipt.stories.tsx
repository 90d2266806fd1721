import type { Meta, StoryObj } from '@storybook/react-vite'
import { Receipt } from './Receipt.tsx'

const meta = {
  component: Receipt,
  args: {
    rows: [
      { id: 'pay', label: 'You pay', value: '$100.00' },
      { id: 'fee', label: 'Fee (1.5 %)', value: '$1.50' },
    ],
    total: { id: 'get', label: 'Added to your balance', value: '$98.50' },
    note: 'Usually at once.',
  },
  parameters: {
    tr: {
      rows: [
        { id: 'pay', label: 'Ödeyeceğiniz', value: '$100,00' },
        { id: 'fee', label: 'Ücret (%1,5)', value: '$1,50' },
      ],
      total: { id: 'get', label: 'Bakiyenize eklenecek', value: '$98,50' },
      note: 'Genellikle hemen.',
    },
  },
} satisfies Meta<typeof Receipt>

export default meta
type Story = StoryObj<typeof meta>

export const WithFee: Story = {}

export const NothingYet: Story = {
  args: { rows: [{ id: 'pay', label: 'You pay' }], total: { id: 'get', label: 'Added to your balance' } },
  parameters: {
    tr: { rows: [{ id: 'pay', label: 'Ödeyeceğiniz' }], total: { id: 'get', label: 'Bakiyenize eklenecek' } },
  },
}

export const LongAmounts: Story = {
  args: {
    rows: [{ id: 'pay', label: 'You pay', value: '₿123,456,789,012.12345678' }],
    total: { id: 'get', label: 'Added to your balance', value: '₿123,456,789,012.12345678' },
  },
  parameters: {
    tr: {
      rows: [{ id: 'pay', label: 'Ödeyeceğiniz', value: '₿123.456.789.012,12345678' }],
      total: { id: 'get', label: 'Bakiyenize eklenecek', value: '₿123.456.789.012,12345678' },
    },
  },
}
