import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../components/Button/index.ts'
import { type TurnoverRow, TurnoverSummary } from './TurnoverSummary.tsx'

const rows = (count: number, label: string): readonly TurnoverRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label,
    time: `2026-11-${String(1 + (index % 28)).padStart(2, '0')}`,
    part: index === 0 ? 1 : index === 1 ? 0.2 : 0,
    value: index === 0 ? '$50.00 / $50.00' : index === 1 ? '$10.00 / $50.00' : '$0.00 / $50.00',
  }))

const meta = {
  component: TurnoverSummary,
  args: {
    title: '$40.00 still to play',
    text: 'What you deposit is played once before it can be withdrawn. Stakes since the deposit count.',
    part: 0.6,
    label: 'Played',
    value: '$60.00 of $100.00',
    rows: rows(2, 'Deposit'),
    rowsLabel: 'What it is made of',
    actions: <Button size="small">To the games</Button>,
  },
  argTypes: { actions: { control: false } },
  parameters: {
    tr: {
      title: 'Oynanacak $40,00 kaldı',
      text: 'Yatırdığınız tutar çekilmeden önce bir kez oynanır. Yatırmadan sonraki bahisler sayılır.',
      label: 'Oynandı',
      value: '$60,00 / $100,00',
      rows: rows(2, 'Yatırma'),
      rowsLabel: 'Nelerden oluşuyor',
      actions: <Button size="small">Oyunlara git</Button>,
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TurnoverSummary>

export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {}

/** What it is made of is one press away. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('summary')
    if (line) await userEvent.click(line)
    const bars = within(canvasElement).getAllByRole('progressbar')
    await expect(bars).toHaveLength(3)
    await expect(bars[1]).toBeVisible()
  },
}

export const Done: Story = {
  args: { title: 'Nothing left to play', text: undefined, part: 1, value: '$100.00 of $100.00', actions: undefined },
  parameters: {
    tr: { title: 'Oynanacak bir şey kalmadı', text: undefined, value: '$100,00 / $100,00', actions: undefined },
  },
}

const whole = (label: string) => rows(1, label).map((row) => ({ ...row, part: 0.6, value: '$60.00 / $100.00' }))
export const OneDeposit: Story = {
  args: { rows: whole('Deposit') },
  parameters: { tr: { rows: whole('Yatırma') } },
}

/** The rows scroll within the part. */
export const ManyDeposits: Story = {
  args: {
    title: '$2,940.00 still to play',
    part: 0.02,
    value: '$60.00 of $3,000.00',
    rows: rows(60, 'Deposit'),
  },
  parameters: {
    tr: { title: 'Oynanacak $2.940,00 kaldı', value: '$60,00 / $3.000,00', rows: rows(60, 'Yatırma') },
  },
}

export const LongAmounts: Story = {
  args: {
    title: '₿123,456,789,012.12345678 still to play',
    value: '₿123,456,789,012.12345678 of ₿987,654,321,012.12345678',
  },
  parameters: {
    tr: {
      title: 'Oynanacak ₿123.456.789.012,12345678 kaldı',
      value: '₿123.456.789.012,12345678 / ₿987.654.321.012,12345678',
    },
  },
}
