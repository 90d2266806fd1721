import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { storyHead, storyStatement } from '../../stories/art/statement.ts'
import { recordFormats } from '../RecordsPage/recordFormats.ts'
import { ActivityStatement } from './ActivityStatement.tsx'

const meta = {
  component: ActivityStatement,
  args: {
    state: 'ready',
    head: storyHead,
    statement: storyStatement(),
    periods: ['2025', '2024'].map((value) => ({ value, label: value })),
    period: '',
    hrefOf: ({ id }, amount) => `#${id}-${amount}`,
    onPeriodChange: fn(),
    onExport: fn(),
    onRetry: fn(),
    onPrint: fn(),
  },
  argTypes: { statement: { control: false } },
  parameters: {
    role: { guest: 'A statement opens for those who are signed in.' },
    network: { slow: { state: 'loading', statement: undefined }, failing: { state: 'error' } },
    tr: { statement: storyStatement(1, 'tr'), formats: recordFormats },
  },
} satisfies Meta<typeof ActivityStatement>

export default meta
type Story = StoryObj<typeof meta>

/** A year of play; every amount leads to its entries. */
export const Year: Story = {}

export const Loading: Story = { args: { state: 'loading', statement: undefined } }

export const Failed: Story = { args: { state: 'error', statement: undefined } }

/** Nothing ever happened: says so and what to do. */
export const Empty: Story = { args: { statement: { ...storyStatement(0, 'en', true), opening: 0, closing: 0 } } }

/** Money lies there, and nothing moved. */
export const Quiet: Story = {
  args: { statement: storyStatement(1, 'en', true) },
  parameters: { tr: { statement: storyStatement(1, 'tr', true) } },
}

/** Amounts of eight digits, and long names. */
export const LongWords: Story = {
  args: {
    statement: storyStatement(1700),
    head: { ...storyHead, site: 'The Extraordinarily Long Company of Play', account: 'a-very-long-account-name-1234' },
  },
  parameters: { tr: { statement: storyStatement(1700, 'tr') } },
}

/** On a narrow phone a month is a card. */
export const Phone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
}
