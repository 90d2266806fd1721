import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import {
  memberColumn,
  type StoryBet,
  storyBets,
  storyColumns,
  storyDates,
  storyDaysUntil,
  storyFilters,
  storyFiltersOn,
  storyOfAll,
  storyPage,
  turkishColumns,
  turkishFilters,
} from '../../stories/art/records.ts'
import { RecordsPage, type RecordsPageProps } from './RecordsPage.tsx'
import type { RecordValues } from './RecordsPage.types.ts'
import { recordFormats } from './recordFormats.ts'

/** The page in Turkish, whoever looks and whenever. */
const turkish = ({ columns, filters, plot }: RecordsPageProps<StoryBet>) => ({
  title: 'Bahisler',
  formats: recordFormats,
  columns: turkishColumns(columns),
  filters: turkishFilters(filters),
  plot: plot && { ...plot, title: 'Günlük net sonuç', header: 'Net sonuç' },
  role: { agent: { title: 'Üyelerinizin bahisleri' } },
})

const meta = {
  component: RecordsPage<StoryBet>,
  args: {
    ...storyPage,
    rows: storyBets(20),
    pageCount: 21,
    rowCount: 412,
    onValuesChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onExport: fn(),
  },
  parameters: {
    role: {
      guest: 'Records open for those who are signed in.',
      agent: { title: 'Bets of your members', columns: [memberColumn, ...storyColumns] },
    },
    network: {
      slow: { state: 'loading', rows: undefined },
      failing: { state: 'error' },
      offline: { state: 'offline' },
    },
    clock: (now: number) => ({
      rows: storyBets(20, now),
      filters: storyFiltersOn(now),
      values: storyDates(now),
      plot: { ...storyPage.plot, days: storyDaysUntil(now) },
    }),
    tr: turkish,
  },
  argTypes: { rows: { control: false }, columns: { control: false }, filters: { control: false } },
  render: function Filtering(args: RecordsPageProps<StoryBet>) {
    const [values, setValues] = useState(args.values)
    const change = (part: RecordValues): void => {
      setValues({ ...values, ...part })
      args.onValuesChange(part)
    }
    return <RecordsPage {...args} values={values} onValuesChange={change} />
  },
} satisfies Meta<typeof RecordsPage<StoryBet>>

export default meta
type Story = StoryObj<typeof meta>

/** A month of bets: filters above, the trend, the rows, the sums below. */
export const Month: Story = {}

/** Places of the size of what comes. */
export const Loading: Story = {
  args: { state: 'loading', rows: undefined, plot: { title: 'Net result per day', header: 'Net result' } },
  parameters: { tr: turkish },
}

/** Known rows stay while the next page is on its way. */
export const Refreshing: Story = { args: { state: 'loading' } }

/** Says what to do and does it. */
export const Empty: Story = { args: { rows: [], rowCount: 0, pageCount: 0 } }

export const Failed: Story = { args: { state: 'error' } }

/** Says so instead of waiting with rows of another filter. */
export const Offline: Story = { args: { state: 'offline' } }

/** As many rows as a page may have. */
export const Many: Story = { args: { rows: storyBets(100), rowCount: 12_480, pageCount: 125 } }

const one = storyBets(1)
const { columns, days } = storyOfAll(one)
/** One record, in the singular. */
export const One: Story = {
  args: { rows: one, rowCount: 1, pageCount: 1, columns, plot: { ...storyPage.plot, days } },
  parameters: { tr: turkish },
}

/** Everything that matches is on its way into a file. */
export const Exporting: Story = { args: { exportState: { kind: 'running', done: 0.4 } } }

/** Days the page's rules refuse. */
export const WrongDates: Story = {
  args: {
    values: { from: '2026-11-20', to: '2026-11-01' },
    filters: storyFilters.map((filter) => (filter.kind === 'dates' ? { ...filter, problem: 'order' } : filter)),
  },
  parameters: { tr: turkish },
}
