import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { storyHistory } from '../../stories/art/bets.ts'
import { PersonalHistory, type PersonalHistoryProps } from './PersonalHistory.tsx'

const meta = {
  component: PersonalHistory,
  args: {
    state: 'ready',
    data: storyHistory(20, 412),
    filter: { from: '2026-10-22', to: '2026-11-20', category: '', provider: '', status: '', betId: '' },
    choices: {
      categories: [
        { value: 'RNG', label: 'Slots' },
        { value: 'LIVE', label: 'Live' },
      ],
      providers: [
        { value: 'NL', label: 'Northlight' },
        { value: 'PK', label: 'Paperkite' },
      ],
    },
    today: '2026-11-20',
    earliest: '2024-11-20',
    onFilterChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onExport: fn(),
  },
  argTypes: { data: { control: false }, choices: { control: false }, formats: { control: false } },
  render: function Filtering(args: PersonalHistoryProps) {
    const [filter, setFilter] = useState(args.filter)
    return (
      <PersonalHistory
        {...args}
        filter={filter}
        onFilterChange={(next) => {
          setFilter(next)
          args.onFilterChange(next)
        }}
      />
    )
  },
} satisfies Meta<typeof PersonalHistory>

export default meta
type Story = StoryObj<typeof meta>

/** A month of bets: filters above, the trend, the bets, the sums below. */
export const Month: Story = {}

/** Places of the size of what comes. */
export const Loading: Story = { args: { state: 'loading', data: undefined } }

/** Known bets stay while the next page is on its way. */
export const Refreshing: Story = { args: { state: 'loading' } }

/** Says what to do and does it. */
export const Empty: Story = { args: { data: { ...storyHistory(0), betCount: 0, days: [] } } }

export const Failed: Story = { args: { state: 'error' } }

/** As many bets as a page may have. */
export const Many: Story = { args: { data: storyHistory(100, 12_480) } }

/** The whole filter is on its way into a file. */
export const Exporting: Story = { args: { exportState: { kind: 'running', done: 0.4 } } }

/** Dates the page's rules refuse. */
export const WrongDates: Story = {
  args: {
    filter: { from: '2026-11-20', to: '2026-11-01', category: '', provider: '', status: '', betId: '' },
    validate: ({ from, to }) => (from > to ? 'The first day is after the last day.' : undefined),
  },
  parameters: { tr: { validate: () => 'İlk gün son günden sonra.' } },
}
