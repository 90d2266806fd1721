import type { BankAccount, Withdrawal, WithdrawalMethods } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { phone } from '../../storyNarrow.tsx'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { WithdrawPage } from '../centre-pages/Withdraw.tsx'
import { account, methods, paid, pending, received, refused, turnoverOpen } from './answers.ts'

interface Shown {
  readonly list?: readonly Withdrawal[]
  /** As many as there are, where not all of them are loaded. */
  readonly total?: number
  readonly accounts?: readonly BankAccount[]
  readonly methods?: Partial<WithdrawalMethods>
  readonly address?: string
}

const portal = ({ list = [], total = list.length, accounts = [account(1)], ...shown }: Shown) => ({
  portal: {
    session: { status: 'signedIn', role: 'member' },
    ...(shown.address && { address: shown.address }),
    answers: {
      withdrawalMethods: () => ({ ...methods, ...shown.methods }),
      bankAccounts: () => ({ list: accounts, most: 5 }),
      withdrawals: () => ({ list, totalCount: total }),
      systemStatus: () => ({ serverTime: new Date(Date.now()).toISOString() }),
      cancelWithdrawal: () => {
        throw refusal('state_changed')
      },
    },
  } satisfies StoryPortal,
})

const saved: BankAccount[] = []
const savedAccounts = {
  bankAccounts: () => ({ list: [...saved], most: 5 }),
  addBankAccount: () => {
    saved.push(account(1))
    return account(1)
  },
}
const noAccounts = portal({ accounts: [] }).portal
const twoAccounts = portal({ accounts: [account(1), account(2, 'Lakeside Bank')] }).portal

/** Fills the dialog of a bank account, and sends it. */
async function saveAccount(canvasElement: HTMLElement): Promise<void> {
  const dialog = within(await within(canvasElement).findByRole('dialog'))
  for (const field of dialog.getAllByRole('textbox')) await userEvent.type(field, 'Harbour')
  await userEvent.type(canvasElement.querySelector('dialog input[type=password]') ?? canvasElement, '314159')
  await userEvent.click(canvasElement.querySelector('dialog [type=submit]') ?? canvasElement)
}

const meta = {
  title: 'money/Withdraw',
  component: WithdrawPage,
  tags: ['!autodocs'],
  parameters: portal({}),
} satisfies Meta<typeof WithdrawPage>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing was withdrawn before; one bank account is saved. */
export const Empty: Story = {}

/** No bank account yet: the field says what to do first. */
export const NoAccountYet: Story = { parameters: portal({ accounts: [] }) }

/** The first bank account is added: the keyboard goes on at it, as the button it came from has gone. */
export const FirstAccountAdded: Story = {
  loaders: [() => void saved.splice(0)],
  parameters: { portal: { ...noAccounts, answers: { ...noAccounts.answers, ...savedAccounts } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('button[name=account]')).not.toBeNull())
    await userEvent.click(canvasElement.querySelector('button[name=account]') ?? canvasElement)
    await saveAccount(canvasElement)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Harbour Savings/ })).toHaveFocus())
    await expect(canvas.getByRole('radio', { name: /Harbour Savings/ })).toBeChecked()
  },
}

/** The account that is added is the second of those that are saved: it is chosen, and a message says why there is no third. */
export const SavedAlready: Story = {
  parameters: {
    portal: {
      ...twoAccounts,
      answers: { ...twoAccounts.answers, addBankAccount: () => account(2, 'Lakeside Bank') },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const second = await canvas.findByRole('radio', { name: /Lakeside Bank/ })
    await userEvent.click(canvasElement.querySelector('button[name=addAccount]') ?? canvasElement)
    await saveAccount(canvasElement)
    await waitFor(() => expect(second).toHaveFocus())
    await expect(second).toBeChecked()
    await expect(canvasElement.querySelector('[data-part=toast]')).toHaveTextContent(/Lakeside Bank •••• /)
  },
}

/** A forgotten withdrawal password was replaced: until when nothing can be withdrawn. */
export const Held: Story = { parameters: portal({ methods: { heldUntil: '2026-11-21T17:30:00Z' } }) }

/** As many bank accounts as can be saved, and more withdrawals than are loaded. */
export const Many: Story = {
  parameters: portal({
    accounts: [1, 2, 3, 4, 5].map((index) => account(index)),
    list: Array.from({ length: 20 }, (_, index) => received(index)),
    total: 64,
  }),
}

/** It waits for its approval and can be taken back. */
export const Pending: Story = { parameters: portal({ list: [pending, received(1)] }) }

/** Refused, and why. */
export const Refused: Story = { parameters: portal({ list: [refused, received(1)] }) }

/** Something has still to be played before money can leave. */
export const TurnoverToDo: Story = { parameters: portal({ methods: { turnover: turnoverOpen } }) }

/** Paid: has it arrived? It counts as received when the time is over (P22, P23). */
export const ArrivalWaiting: Story = {
  parameters: portal({ list: [paid, pending, received(2)] }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
    const form = canvasElement.querySelector('form')
    const isBefore = (one: Element): boolean =>
      form !== null && (one.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    await expect(canvas.getAllByRole('article').map(isBefore)).toEqual([true, false, false])
  },
}

/** The question whether one has arrived is being answered, beside the form that the page is for. */
export const ArrivalAnswered: Story = {
  parameters: portal({ list: [paid, pending] }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section > button')).not.toBeNull())
    await expect(canvas.queryAllByRole('radio', { checked: false })).toHaveLength(1)
    await userEvent.click(canvasElement.querySelector('section > button') ?? canvasElement)
    await waitFor(() => expect(canvasElement.querySelector('section input[type=radio]')).toHaveFocus())
    await expect(canvasElement.querySelectorAll('button[type=submit][data-tone=primary]')).toHaveLength(1)
  },
}

/** No withdrawal password yet. */
export const NoPassword: Story = { parameters: portal({ methods: { paymentPasswordSet: false } }) }

/** There is no way to pay out at present. */
export const NoMethods: Story = { parameters: portal({ methods: { list: [] } }) }

/** All of it once more, with the withdrawal password: a step of its own in the address. */
export const Summary: Story = {
  parameters: portal({ address: '?centre.step=review' }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 3, name: /\?$/ })).toHaveFocus())
  },
}

/** By the law of the place it cannot be taken back. */
export const SummaryNoCancel: Story = {
  parameters: portal({ address: '?centre.step=review', methods: { canCancel: false } }),
}

const longBank = 'Donaudampfschifffahrtsgesellschaft Sparkasse Oberösterreich-Niederbayern'
const long = portal({
  accounts: [{ ...account(1, longBank), holder: 'Wolfeschlegelsteinhausenbergerdorff Senior' }, account(2)],
  list: [
    {
      ...paid,
      account: { ...paid.account, bank: longBank },
      amount: '999999999.99',
      payout: '999999999.99',
      remainingAmount: '999999999.99',
    },
    refused,
  ],
  methods: { balance: '99999999999.99' },
})

/** Long words. */
export const LongWords: Story = { parameters: long }

/** Long words on a narrow phone. */
export const NarrowPhone: Story = {
  parameters: long,
  decorators: [phone],
}

export const Loading: Story = { parameters: { portal: { answers: { withdrawals: never } } satisfies StoryPortal } }

/** Nothing came: it can be asked for again. */
export const Failed: Story = {
  parameters: {
    portal: {
      answers: {
        withdrawals: () => {
          throw refusal('internal')
        },
      },
    } satisfies StoryPortal,
  },
}
