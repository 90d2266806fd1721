import type { MemberSession } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { partOf, press } from '../../storyKeyboard.ts'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { Devices } from '../components/Devices.tsx'

const session = (id: string, more: Partial<MemberSession> = {}): MemberSession => ({
  id,
  startedAt: '2026-11-20T18:04:00Z',
  isCurrent: false,
  browser: 'Firefox',
  system: 'Windows',
  address: '203.0.113.7',
  ...more,
})
const sessions = [
  session('here', { isCurrent: true, browser: 'Chrome', system: 'Linux' }),
  session('phone', { browser: 'Safari', system: 'iOS' }),
  session('work'),
]
const portal = (answers: StoryPortal['answers'] = {}) => ({
  portal: { answers: { memberSessions: () => sessions, ...answers } } satisfies StoryPortal,
})
const meta = {
  title: 'accounts/Devices',
  component: Devices,
  tags: ['!autodocs'],
  parameters: portal(),
} satisfies Meta<typeof Devices>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const ThisOneOnly: Story = { parameters: portal({ memberSessions: () => sessions.slice(0, 1) }) }
export const Loading: Story = { parameters: portal({ memberSessions: never }) }

export const NotLoaded: Story = {
  parameters: portal({
    memberSessions: () => {
      throw refusal('unavailable')
    },
  }),
}

/** The server takes its time: what was pressed says so until it has answered. */
export const SigningOut: Story = {
  parameters: portal({ endMemberSession: never }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(partOf(canvasElement, 'li button')).toBeVisible())
    await press(canvasElement, 'li button')
    await waitFor(() => expect(partOf(canvasElement, 'li button')).toHaveAttribute('aria-busy', 'true'))
  },
}
