import type { BankAccount, Withdrawal, WithdrawalMethod, WithdrawalMethods } from '@foyer/contract'

const at = (day: number, hour = 18): string => new Date(Date.UTC(2026, 10, day, hour, 2, 11)).toISOString()

export const account = (index: number, bank = 'Harbour Savings'): BankAccount => ({
  id: `account-${index}`,
  bank,
  holder: 'Ada First',
  lastFour: String(3000 + index * 111),
  addedAt: at(1),
})

const transfer: WithdrawalMethod = {
  methodId: 'bank',
  kind: 'transfer',
  minAmount: '10.00',
  maxAmount: '5000.00',
  presets: ['20.00', '50.00', '100.00', '250.00'],
  fee: { percent: '0', fixed: '0.00' },
  minutes: { from: 1440, to: 4320 },
}

export const methods: WithdrawalMethods = {
  currency: 'USD',
  confirmMinutes: 4320,
  list: [
    transfer,
    {
      ...transfer,
      methodId: 'instant',
      kind: 'instant',
      fee: { percent: '1.5', fixed: '0.30' },
      minutes: { from: 0, to: 60 },
    },
  ],
  decimals: 2,
  balance: '820.50',
  turnover: { factor: '1', required: '0.00', played: '0.00', remaining: '0.00', parts: [] },
  allowance: { times: { most: 3, left: 2 }, resetsAt: at(21, 0) },
  canCancel: true,
  paymentPasswordSet: true,
}

export const turnoverOpen: WithdrawalMethods['turnover'] = {
  factor: '1',
  required: '350.00',
  played: '120.00',
  remaining: '230.00',
  parts: [
    { reference: 'D-20261118-7F3A', at: at(18), amount: '100.00', required: '100.00', played: '100.00' },
    { reference: 'D-20261119-91C0', at: at(19), amount: '250.00', required: '250.00', played: '20.00' },
  ],
}

const { bank, holder, lastFour } = account(1)
const begun = { step: 'started', at: at(19, 9) } as const

/** One that waits for its approval; the others differ from it. */
export const pending: Withdrawal = {
  reference: 'W-20261119-5D21',
  methodId: 'bank',
  kind: 'transfer',
  account: { bank, holder, lastFour },
  amount: '60.00',
  fee: '0.00',
  payout: '60.00',
  status: 'PENDING',
  canCancel: true,
  canConfirm: false,
  hasProof: false,
  createdAt: begun.at,
  timeline: [begun],
}

export const paid: Withdrawal = {
  ...pending,
  reference: 'W-20261118-02BE',
  amount: '120.00',
  payout: '120.00',
  status: 'PAID',
  canCancel: false,
  canConfirm: true,
  receivedAmount: '0.00',
  remainingAmount: '120.00',
  confirmBy: at(23),
  timeline: [
    begun,
    { step: 'approved', at: at(19, 10) },
    { step: 'sent', at: at(19, 11) },
    { step: 'paid', at: at(20) },
  ],
}

export const refused: Withdrawal = {
  ...pending,
  reference: 'W-20261117-88A4',
  amount: '40.00',
  payout: '40.00',
  status: 'REFUSED',
  reason: 'documents',
  canCancel: false,
  timeline: [begun, { step: 'refused', at: at(19, 12) }],
}

/** One of many that are over. */
export const received = (index: number): Withdrawal => ({
  ...pending,
  reference: `W-202610${10 + index}-1A2B`,
  amount: `${25 + index * 5}.00`,
  payout: `${25 + index * 5}.00`,
  status: 'RECEIVED',
  receipt: 'MEMBER',
  canCancel: false,
  createdAt: new Date(Date.UTC(2026, 9, 30 - index, 9)).toISOString(),
  timeline: [begun, { step: 'paid', at: at(20) }, { step: 'received', at: at(20, 19) }],
})
