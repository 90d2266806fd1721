import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { DateRange } from './DateRange.tsx'
import { calendarRoom } from './useRangeCalendar.ts'

const presetsOf = (today: string, week: string, month: string) => [
  { label: today, from: '2026-11-20', to: '2026-11-20' },
  { label: week, from: '2026-11-14', to: '2026-11-20' },
  { label: month, from: '2026-10-22', to: '2026-11-20' },
]
const presets = presetsOf('Today', 'Last 7 days', 'Last 30 days')
const turkishPresets = presetsOf('Bugün', 'Son 7 gün', 'Son 30 gün')

const meta = {
  component: DateRange,
  args: {
    label: 'Played',
    value: { from: '2026-11-14', to: '2026-11-20' },
    max: '2026-11-20',
    today: '2026-11-20',
    onChange: fn(),
  },
  parameters: { tr: { label: 'Oynandığı tarih' } },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value)
    const change: typeof args.onChange = (next, isOrdered) => {
      setValue(next)
      args.onChange(next, isOrdered)
    }
    return <DateRange {...args} value={value} onChange={change} />
  },
} satisfies Meta<typeof DateRange>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

/** The ranges most people want, one press away; the pressed one is the one in force. */
export const WithPresets: Story = { args: { presets }, parameters: { tr: { presets: turkishPresets } } }

/** Two months in the page's language; on a phone the platform's own calendar. */
export const Calendar: Story = {
  args: { min: '2026-09-10', value: { from: '2026-10-28', to: '2026-11-05' } },
  decorators: (Story) => (
    <div style={{ minHeight: 440 }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    if (!matchMedia(calendarRoom).matches) return
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement)
    await waitFor(() => expect(canvas.getAllByRole('grid')).toHaveLength(2), { timeout: 10_000 })
  },
}

/** Wrong order is said at once, and the caller learns it too. */
export const WrongOrder: Story = { args: { value: { from: '2026-11-20', to: '2026-11-01' } } }

export const Disabled: Story = {
  args: { disabled: true, presets },
  parameters: { tr: { presets: turkishPresets } },
}
