import type { Deposit, DepositMethod, DepositMethods } from '@foyer/contract'

const at = (day: number, hour = 18): string => new Date(Date.UTC(2026, 10, day, hour, 2, 11)).toISOString()

const card: DepositMethod = {
  methodId: 'card',
  kind: 'hosted',
  minAmount: '10.00',
  maxAmount: '5000.00',
  presets: ['20.00', '50.00', '100.00', '250.00'],
  fee: { percent: '1.5', fixed: '0.00' },
  minutes: { from: 0, to: 0 },
}

export const methods: DepositMethods = {
  currency: 'USD',
  decimals: 2,
  list: [
    card,
    {
      ...card,
      methodId: 'bank',
      kind: 'transfer',
      minAmount: '20.00',
      maxAmount: '50000.00',
      presets: ['100.00', '500.00', '1000.00'],
      fee: { percent: '0', fixed: '0.00' },
      minutes: { from: 5, to: 1440 },
    },
    { ...card, methodId: 'voucher', kind: 'voucher', fee: { percent: '4', fixed: '0.00' } },
  ],
}

/** A payment on the provider's page that was begun; the others differ from it. */
export const pending: Deposit = {
  reference: 'DH9KZH65TUAH',
  methodId: 'card',
  kind: 'hosted',
  amount: '50.00',
  fee: '0.75',
  credit: '49.25',
  status: 'PENDING',
  createdAt: at(20, 9),
  expiresAt: at(21, 9),
  instructions: { url: 'https://pay.example/p/DH9KZH65TUAH' },
  timeline: [
    { step: 'started', at: at(20, 9) },
    { step: 'waiting', at: at(20, 9) },
  ],
}

/** A transfer that the payer has still to send. */
export const transfer: Deposit = {
  ...pending,
  reference: 'DDC36NVJQAEU',
  methodId: 'bank',
  kind: 'transfer',
  amount: '500.00',
  fee: '0.00',
  credit: '500.00',
  instructions: {
    url: 'https://bank.example/t/DDC36NVJQAEU',
    transfer: {
      beneficiary: 'Velvet Comet',
      bank: 'Harbour Savings',
      account: 'DE58 1001 0010 0000 4242 42',
      reference: 'DDC36NVJQAEU',
    },
  },
}

const { instructions: _paidAlready, ...paidTransfer } = transfer
/** Another amount came than was asked for: somebody looks at it, and nobody is told to pay once more. */
export const differs: Deposit = {
  ...paidTransfer,
  reference: 'D7KQ2M4XW9AB',
  status: 'REVIEW',
  reason: 'other_amount',
  paidAmount: '450.00',
  timeline: [...transfer.timeline, { step: 'differs', at: at(20, 12) }],
}

/** One of many that are on the balance. */
export const credited = (index: number): Deposit => {
  const { instructions: _done, ...paid } = pending
  return {
    ...paid,
    reference: `D2026${1010 + index}AB`,
    status: 'CREDITED',
    createdAt: new Date(Date.UTC(2026, 9, 30 - index, 9)).toISOString(),
    timeline: [...paid.timeline, { step: 'credited', at: at(20, 10) }],
  }
}

/** The bank has declined it: it can be tried again. */
export const declined: Deposit = {
  ...credited(1),
  reference: 'DPKAGJ4PJD9M',
  status: 'FAILED',
  reason: 'declined',
  timeline: [...pending.timeline, { step: 'failed', at: at(20, 10) }],
}
