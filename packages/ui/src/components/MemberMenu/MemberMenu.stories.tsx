import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleQuestionMark as CircleHelp, Gift, LogOut, ReceiptText, ShieldCheck, Users } from 'lucide'
import { fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { MemberMenu } from './MemberMenu.tsx'

const icons = [
  <Glyph of={ReceiptText} key="bets" />,
  <Glyph of={Gift} key="rewards" />,
  <Glyph of={ShieldCheck} key="account" />,
  <Glyph of={CircleHelp} key="help" />,
  <Glyph of={LogOut} key="out" />,
]
const entries = (words: readonly string[]) =>
  words.map((label, index) => ({
    id: label,
    label,
    icon: icons[index],
    href: index < 4 ? `#${index}` : undefined,
    badge: index === 1 ? 2 : undefined,
    isSeparated: index === 4,
  }))
const agentEntries = (centre: string, words: readonly string[]) => [
  { id: 'agent', label: centre, icon: <Glyph of={Users} />, href: '#agent' },
  ...entries(words),
]
const words = ['Betting record', 'Reward centre', 'My account', 'Help centre', 'Sign out']
const turkishWords = ['Bahis kayıtları', 'Ödül merkezi', 'Hesabım', 'Yardım merkezi', 'Çıkış yap']
const unknown = { balance: undefined }
const deposit = (label: string) => (
  <Button tone="primary" size="small">
    {label}
  </Button>
)

const meta = {
  component: MemberMenu,
  args: {
    name: 'demoplayer',
    clubLabel: 'Silver club',
    balance: '$1,250.50',
    deposit: deposit('Deposit'),
    entries: entries(words),
    onToggleBalance: fn(),
    onSelect: fn(),
  },
  argTypes: { deposit: { control: false }, entries: { control: false } },
  parameters: {
    role: {
      guest: 'A guest has no member menu.',
      agent: { name: 'demoagent', clubLabel: 'Agent', entries: agentEntries('Agent centre', words) },
    },
    network: { slow: unknown, failing: unknown, offline: unknown },
    tr: {
      clubLabel: 'Gümüş kulüp',
      deposit: deposit('Para yatır'),
      entries: entries(turkishWords),
      role: { agent: { clubLabel: 'Acente', entries: agentEntries('Acente merkezi', turkishWords) } },
    },
  },
  decorators: (Story) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 380, alignItems: 'start' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof MemberMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: /demoplayer/ })),
}

/** Asterisks of one length, whatever the amount. */
export const BalanceHidden: Story = { args: { isBalanceHidden: true } }

/** Not known yet. */
export const BalanceLoading: Story = { args: { balance: undefined } }
