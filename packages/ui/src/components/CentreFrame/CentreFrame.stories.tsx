import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inbox, ReceiptText, ShieldCheck, Users } from 'lucide'
import { useState } from 'react'
import { betColumns, bets, turkishBetColumns } from '../../../stories/bets.ts'
import { Button } from '../Button/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { Table } from '../Table/index.ts'
import { CentreFrame, type CentreFrameProps } from './CentreFrame.tsx'

const entries = ([bets, messages, account]: readonly [string, string, string]) => [
  { id: 'bets', label: bets, icon: <Glyph of={ReceiptText} /> },
  { id: 'messages', label: messages, icon: <Glyph of={Inbox} />, badge: 4 },
  { id: 'account', label: account, icon: <Glyph of={ShieldCheck} /> },
]

const agentEntries = (members: string, words: readonly [string, string, string]) => [
  { id: 'members', label: members, icon: <Glyph of={Users} /> },
  ...entries(words),
]

const page = (caption: string, columns = betColumns) => (
  <Table caption={caption} columns={columns} rows={bets} rowKey={({ id }) => id} />
)

const meta = {
  component: CentreFrame,
  args: {
    isOpen: true,
    name: 'Member centre',
    entries: entries(['Bet records', 'Messages', 'Security']),
    activeId: 'bets',
    children: page('Bets of this week'),
    onNavigate: () => undefined,
    onClose: () => undefined,
  },
  argTypes: { entries: { control: false }, children: { control: false } },
  parameters: {
    layout: 'fullscreen',
    role: {
      guest: 'A centre opens for those who are signed in.',
      agent: {
        name: 'Agent centre',
        entries: agentEntries('Members', ['Bet records', 'Messages', 'Security']),
        children: page('Bets of your members this week'),
      },
    },
    tr: {
      name: 'Üye merkezi',
      entries: entries(['Bahis kayıtları', 'Mesajlar', 'Güvenlik']),
      children: page('Bu haftanın bahisleri', turkishBetColumns),
      role: {
        agent: {
          name: 'Acente merkezi',
          entries: agentEntries('Üyeler', ['Bahis kayıtları', 'Mesajlar', 'Güvenlik']),
          children: page('Üyelerinizin bu haftaki bahisleri', turkishBetColumns),
        },
      },
    },
    docs: { story: { inline: false, height: '480px' } },
  },
  render: function Opening(args: CentreFrameProps) {
    const [isOpen, setOpen] = useState(args.isOpen)
    const [activeId, setActive] = useState(args.activeId)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{args.name}</Button>
        <CentreFrame
          {...args}
          isOpen={isOpen}
          activeId={activeId}
          onNavigate={setActive}
          onClose={() => setOpen(false)}
        />
      </>
    )
  },
} satisfies Meta<typeof CentreFrame>

export default meta
type Story = StoryObj<typeof meta>

/** A side menu, which is a select below 800 px; Escape closes. */
export const Open: Story = {}

export const Closed: Story = { args: { isOpen: false } }
