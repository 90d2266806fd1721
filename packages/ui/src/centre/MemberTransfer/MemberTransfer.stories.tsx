import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { Button } from '../../components/Button/index.ts'
import { recordFormats } from '../RecordsPage/recordFormats.ts'
import { MemberTransfer, type MemberTransferProps } from './MemberTransfer.tsx'
import type { SentMoney } from './MemberTransfer.types.ts'

const to = { name: 'Marek', account: 'demoagent' }
const sent = (index: number): SentMoney => ({
  id: String(10_420 - index * 37),
  to,
  amount: 2_500 + index * 1_275,
  balance: 480_000 - index * 900,
  time: new Date(Date.UTC(2026, 10, 20 - index, 18, 2, 11)).toISOString(),
  href: `#${index}`,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => sent(index))

const refuse = (message: string) => fn<MemberTransferProps['onSend']>(async () => ({ message }))

const meta = {
  component: MemberTransfer,
  args: {
    to,
    balance: 480_000,
    onSend: fn<MemberTransferProps['onSend']>(async () => undefined),
    onAgain: fn(),
    sent: many(1),
  },
  parameters: { tr: { formats: recordFormats } },
  argTypes: { sent: { control: false }, recipients: { control: false }, wayToMoney: { control: false } },
} satisfies Meta<typeof MemberTransfer>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

export const Many: Story = { args: { sent: many(12) } }

/** Nothing was sent before. */
export const Empty: Story = { args: { sent: [] } }

/** There is nothing to send: says so and what to do. */
export const NothingToSend: Story = {
  args: { balance: 0, sent: [], wayToMoney: <Button>Deposit</Button> },
  parameters: { tr: { wayToMoney: <Button>Para yatır</Button> } },
}

/** More than there is: said at the field when it is sent. */
export const TooMuch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), '5000')
    const buttons = canvas.getAllByRole('button')
    await userEvent.click(buttons.find((button) => button.getAttribute('type') === 'submit') ?? canvasElement)
  },
}

/** Refused by the server; what was typed stays. */
export const Refused: Story = {
  args: { onSend: refuse('This account is frozen.') },
  parameters: { tr: { onSend: refuse('Bu hesap dondurulmuş.') } },
  play: async ({ canvasElement }) => {
    const [first, ...others] = within(canvasElement).getAllByRole('button')
    await userEvent.click(first ?? canvasElement)
    await userEvent.click(others.find((button) => button.getAttribute('type') === 'submit') ?? canvasElement)
  },
}

export const Done: Story = { args: { done: sent(0) } }

/** A currency without decimals. */
export const NoDecimals: Story = {
  args: {
    decimals: 0,
    symbol: '¥',
    formats: {
      money: (minor) => new Intl.NumberFormat('en', { style: 'currency', currency: 'JPY' }).format(minor),
      time: (instant) => instant.slice(0, 10),
      day: (date) => date,
    },
  },
}

const downlines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Ines ${index + 1}`, account: `downline${index + 1}` }))
const recipients = { upline: to, found: downlines(3), total: 3, state: 'ready', text: '', onText: fn() } as const

/** An agent chooses among the account above and those below (X07). */
export const ChooseRecipient: Story = { args: { to: undefined, recipients } }

/** More than fit: a part of the name finds the others. */
export const ManyRecipients: Story = {
  args: { to: undefined, recipients: { ...recipients, found: downlines(20), total: 412 } },
}

export const NobodyFound: Story = {
  args: { to: undefined, recipients: { ...recipients, upline: undefined, found: [], total: 0, text: 'zz' } },
}

export const RecipientsLoading: Story = {
  args: { to: undefined, recipients: { ...recipients, found: [], total: 0, state: 'loading' } },
}

export const RecipientsFailed: Story = {
  args: { to: undefined, recipients: { ...recipients, found: [], total: 0, state: 'error' } },
}

/** Long names on a narrow phone. */
export const LongWords: Story = {
  args: {
    to: {
      name: 'An Extraordinarily Long Nickname Of A Person',
      account: 'a-very-long-account-name-of-sixty-four-letters',
    },
    balance: 999_999_999_999,
    sent: many(2).map((one) => ({
      ...one,
      amount: 99_999_999_999,
      to: { name: 'Wolfeschlegelsteinhausen', account: 'wolfeschlegelsteinhausenbergerdorff' },
    })),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
}
