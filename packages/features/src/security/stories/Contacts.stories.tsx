import type { SecurityOverview } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StoryPortal } from '../../storyPortal.ts'
import { Contacts } from '../components/Contacts.tsx'

const overview: SecurityOverview = {
  memberSince: '2024-10-21T12:00:00Z',
  contacts: [
    { channel: 'mail', hint: 'd•••@example.org', isVerified: true },
    { channel: 'sms', hint: '•••• 08', isVerified: false },
  ],
  channels: ['mail', 'sms'],
  paymentPassword: { isSet: true, codesTo: ['mail'] },
}
const meta = {
  title: 'accounts/Reached by',
  component: Contacts,
  tags: ['!autodocs'],
  args: { overview },
  parameters: { portal: {} satisfies StoryPortal },
} satisfies Meta<typeof Contacts>

export default meta
type Story = StoryObj<typeof meta>

/** One that is verified and one that is not; what codes by SMS are worth is said. */
export const Both: Story = {}
export const None: Story = { args: { overview: { ...overview, contacts: [] } } }
/** A site that sends no SMS. */
export const MailAlone: Story = { args: { overview: { ...overview, channels: ['mail'] } } }
export const Loading: Story = { args: { overview: undefined } }
