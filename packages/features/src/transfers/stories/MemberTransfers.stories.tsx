import type { Operations, TransferPartner, ValueOf } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { phone } from '../../storyNarrow.tsx'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { TransferDownline, TransferUpline } from '../centre-pages/MemberTransfers.tsx'

const marek: TransferPartner = { account: 'demoagent', nickname: 'Marek' }
const below = (count: number): readonly TransferPartner[] =>
  Array.from({ length: count }, (_, index) => ({ account: `downline${index + 1}`, nickname: `Ines ${index + 1}` }))
const letter = (index: number): string => String.fromCharCode(65 + (index % 10))
const sent = (index: number, to = marek): ValueOf<Operations['memberTransfers']>['sent'][number] => ({
  transferId: String(10_420 - index * 37),
  reference: `TGHJKLMNPQRABCDEFABCD${letter(Math.floor(index / 10))}${letter(index)}F`,
  amount: 2_500 + index * 1_275,
  balance: 480_000 - index * 900,
  time: new Date(Date.UTC(2026, 10, 20 - index, 18, 2, 11)).toISOString(),
  to,
})

interface Shown {
  readonly upline?: TransferPartner
  readonly downlines?: readonly TransferPartner[]
  readonly sent?: readonly ReturnType<typeof sent>[]
  readonly balance?: number
  readonly answers?: StoryPortal['answers']
}

const portal = ({ upline, downlines = [], sent: list = [], balance = 480_000, answers }: Shown) => ({
  portal: {
    session: { status: 'signedIn', role: 'member' },
    answers: {
      balance: () => ({ sumBalance: balance }),
      memberTransfers: () => ({ ...(upline && { upline }), sent: list }),
      transferDownlines: (input) => {
        const { text = '' } = input as { text?: string } // what the page asks for
        const found = downlines.filter(({ nickname }) => nickname.toLowerCase().includes(text.toLowerCase()))
        return { list: found.slice(0, 20), totalCount: found.length }
      },
      ...answers,
    },
  } satisfies StoryPortal,
})

const meta = {
  title: 'money/Member transfers',
  component: TransferDownline,
  tags: ['!autodocs'],
  parameters: portal({ downlines: below(3) }),
} satisfies Meta<typeof TransferDownline>

export default meta
type Story = StoryObj<typeof meta>

/** An agent with a few accounts below, and nothing sent yet. */
export const Few: Story = {}

/** One of many is found by a part of the name (X07). */
export const Many: Story = {
  parameters: portal({ upline: marek, downlines: below(412), sent: Array.from({ length: 50 }, (_, at) => sent(at)) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox'), 'ines 333')
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2))
    await userEvent.click(canvas.getByRole('radio', { name: 'Ines 333 (downline333)' }))
  },
}

/** A part of a name that nobody has. */
export const NobodyFound: Story = {
  parameters: portal({ downlines: below(40) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('searchbox'), 'zz')
    await waitFor(() => expect(canvas.queryAllByRole('radio')).toHaveLength(0))
  },
}

/** Nobody below: there is nobody to send to. */
export const NobodyBelow: Story = { parameters: portal({}) }

/** Refused by the server; what was chosen stays. */
export const Refused: Story = {
  parameters: portal({
    downlines: below(2),
    answers: {
      memberTransfer: () => {
        throw refusal('recipient_unknown')
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: /^Ines 2/ }))
    const [quarter] = canvas.getAllByRole('button', { pressed: false })
    await userEvent.click(quarter ?? canvasElement)
    await userEvent.click(canvasElement.querySelector('[type=submit]') ?? canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveFocus()
  },
}

export const NothingToSend: Story = { parameters: portal({ downlines: below(2), balance: 0 }) }

/** A member with an account above and none below (P05). */
export const Upline: Story = {
  parameters: portal({ upline: marek, sent: [sent(0)] }),
  render: () => <TransferUpline />,
}

/** A member with nobody above. */
export const NoUpline: Story = { parameters: portal({}), render: () => <TransferUpline /> }

/** An agent with accounts below and none above is told so here, and not offered those below. */
export const AgentWithoutUpline: Story = {
  parameters: portal({ downlines: below(2) }),
  render: () => <TransferUpline />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link')).toBeVisible()
    await expect(canvas.queryAllByRole('radio')).toHaveLength(0)
  },
}

const long = portal({
  upline: { account: 'wolfeschlegelsteinhausenbergerdorff', nickname: 'Wolfeschlegelsteinhausenbergerdorff Senior' },
  downlines: below(8).map((one) => ({ ...one, nickname: `${one.nickname} an extraordinarily long nickname` })),
  sent: [sent(0, { account: 'wolfeschlegelsteinhausenbergerdorff', nickname: 'Wolfeschlegelsteinhausenbergerdorff' })],
  balance: 99_999_999_999,
})

/** Long words on a narrow phone. */
export const NarrowPhone: Story = {
  parameters: long,
  decorators: [phone],
}

export const Loading: Story = { parameters: portal({ answers: { transferDownlines: never } }) }

/** Nothing came: it can be asked for again. */
export const Failed: Story = {
  parameters: portal({
    answers: {
      transferDownlines: () => {
        throw refusal('internal')
      },
    },
  }),
}
