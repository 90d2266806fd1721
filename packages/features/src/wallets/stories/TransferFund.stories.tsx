import type { VendorWallet, WalletTransfer } from '@foyer/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { phone } from '../../storyNarrow.tsx'
import { never, refusal, type StoryPortal } from '../../storyPortal.ts'
import { TransferFundPage } from '../centre-pages/TransferFund.tsx'

interface Shown {
  readonly wallets?: readonly VendorWallet[]
  readonly transfers?: readonly WalletTransfer[]
  readonly isSingle?: boolean
  readonly balance?: number
  readonly off?: readonly string[]
}

const two: readonly VendorWallet[] = [
  { vendor: 'BGS', name: 'Backstage Games' },
  { vendor: 'TF', name: 'Tandem Fortune' },
]
const transfer = (index: number, more: Partial<WalletTransfer> = {}): WalletTransfer => ({
  reference: `T-202611${20 - (index % 18)}-4C${index}`,
  vendor: index % 2 === 0 ? 'BGS' : 'TF',
  direction: index % 3 === 0 ? 'out' : 'in',
  amount: 2_500 + index * 1_275,
  status: 'DONE',
  createdAt: new Date(Date.UTC(2026, 10, 20, 18 - index, 2, 11)).toISOString(),
  ...more,
})

const refuse = (): never => {
  throw refusal('internal')
}
const portal = ({ wallets = two, transfers = [], isSingle = false, balance = 82_050, off = [] }: Shown) => ({
  portal: {
    off,
    session: { status: 'signedIn', role: 'member' },
    answers: {
      merchantWallet: () => ({ isSingle }),
      balance: () => ({ sumBalance: balance }),
      vendorWallets: () => ({ list: wallets, transfers }),
      vendorWalletBalance: (input) => balanceOf(input),
    },
  } satisfies StoryPortal,
})

const meta = {
  title: 'money/Transfer',
  component: TransferFundPage,
  tags: ['!autodocs'],
  parameters: portal({}),
} satisfies Meta<typeof TransferFundPage>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing was moved yet. */
export const Empty: Story = {}

/** A provider that the site has no more: what is there only comes back. */
export const Closed: Story = {
  parameters: portal({ wallets: [...two.slice(0, 1), { vendor: 'TF', name: 'Tandem Fortune', isClosed: true }] }),
}

export const Many: Story = {
  parameters: portal({
    wallets: Array.from({ length: 12 }, (_, index) => ({ vendor: `V${index}`, name: `Provider ${index + 1}` })),
    transfers: Array.from({ length: 20 }, (_, index) => transfer(index)),
  }),
}

/** One is on its way: the page asks again until the vendor has answered. */
export const Pending: Story = { parameters: portal({ transfers: [transfer(0, { status: 'PENDING' }), transfer(1)] }) }

/** What a vendor refused stands where it was. */
export const NotMoved: Story = {
  parameters: portal({
    transfers: [
      transfer(0, { status: 'UNDONE', reason: 'insufficient_funds' }),
      transfer(1, { status: 'UNDONE', reason: 'player_locked' }),
      transfer(2, { status: 'UNDONE', reason: 'refused' }),
      transfer(3, { status: 'UNDONE', reason: 'unconfirmed' }),
    ],
  }),
}

/** One vendor does not answer, and one is slow: the others are shown. */
export const Unreadable: Story = {
  parameters: portal({
    wallets: [...two, { vendor: 'LOST', name: 'Lost Games' }, { vendor: 'SLOW', name: 'Slow Games' }],
  }),
}

/** One wallet pays for everything (EN03). */
export const SingleWallet: Story = { parameters: portal({ isSingle: true, wallets: [] }) }

/** One wallet on a site that takes no deposits: nothing leads to a page that is not there (P03). */
export const SingleWithoutDeposits: Story = {
  parameters: portal({ isSingle: true, wallets: [], off: ['deposit'] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const actions = await canvas.findAllByRole('link')
    await expect(actions).toHaveLength(1)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** One wallet now, and transfers from before. */
export const SingleWithHistory: Story = {
  parameters: portal({ wallets: [], isSingle: true, transfers: [transfer(0)] }),
}

const long = portal({
  wallets: [{ vendor: 'BGS', name: 'Donaudampfschifffahrtsgesellschaft Unterhaltung und Spiele' }, ...two.slice(1)],
  transfers: [transfer(0, { amount: 99_999_999_999, status: 'PENDING' }), transfer(1, { amount: 99_999_999_999 })],
  balance: 99_999_999_999,
})

export const LongWords: Story = { parameters: long }

/** Long words on a narrow phone. */
export const NarrowPhone: Story = {
  parameters: long,
  decorators: [phone],
}

export const Loading: Story = { parameters: { portal: { answers: { vendorWallets: never } } satisfies StoryPortal } }

/** Nothing came: it can be asked for again. */
export const Failed: Story = {
  parameters: { portal: { answers: { merchantWallet: refuse, vendorWallets: refuse } } satisfies StoryPortal },
}

/** What is in a vendor's wallet, by its code. */
function balanceOf(input: unknown) {
  const { vendor } = input as { vendor: string } // what the page asks for
  if (vendor === 'SLOW') return never()
  return vendor === 'LOST' ? { problem: 'unreachable' } : { balance: vendor === 'TF' ? 0 : 4_000 }
}
