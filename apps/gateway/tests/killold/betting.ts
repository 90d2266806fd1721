import { type SeamlessCall, seamlessBase } from '@foyer/contract'
import { createCallerSecrets } from '../../src/start/createCallerSecrets.ts'
import { signVendorCall } from '../../src/testing/vendorCalls.ts'

export const vendor = 'BGS'
export const vendorSecret = 'secret of the kill test'
const secrets = createCallerSecrets({ main: vendorSecret })

/** One transaction a vendor sent, and what the wallet has said to it. */
export interface SentTransaction {
  readonly call: 'bet' | 'win'
  readonly body: Readonly<Record<string, unknown>> & {
    readonly transactionId: string
    readonly roundId: string
    readonly amount: number
  }
  readonly username: string
  /** More than anybody has: it is never taken. */
  readonly tooHigh: boolean
  said: 'nothing' | 'taken' | 'refused'
}

/** Sends a signed call of the seamless wallet. `undefined` when no answer came. */
export async function callWallet(
  address: string,
  call: SeamlessCall,
  content: object,
): Promise<{ status: number; value: Record<string, unknown> } | undefined> {
  const body = JSON.stringify(content)
  try {
    const answer = await fetch(`${address}${seamlessBase}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signVendorCall(secrets, call, body, vendor) },
      body,
      signal: AbortSignal.timeout(5000),
    })
    const { value = {} } = (await answer.json()) as { value?: Record<string, unknown> }
    return { status: answer.status, value }
  } catch {
    return undefined
  }
}

/** Sends a transaction and notes what was said to it. Anything but yes, no or no answer is a fault of the wallet. */
export async function send(address: string, transaction: SentTransaction): Promise<boolean> {
  const answer = await callWallet(address, transaction.call, transaction.body)
  if (answer === undefined || answer.status === 503) return false
  const right = transaction.tooHigh ? 409 : 200
  if (answer.status !== right)
    throw new Error(`${transaction.call} ${transaction.body.transactionId} was answered ${answer.status}`)
  transaction.said = transaction.tooHigh ? 'refused' : 'taken'
  return true
}

export interface Bettor {
  readonly username: string
  readonly session: string
  readonly merchant: string
}

export interface Table {
  /** Every transaction, before it is sent. */
  readonly sent: SentTransaction[]
  /** Numbers the rounds. */
  readonly next: () => number
}

/** Plays round after round until the wallet does not answer. */
export async function playUntilGone(address: string, bettor: Bettor, { sent, next }: Table): Promise<void> {
  const { username, session, merchant } = bettor
  const perform = (transaction: Pick<SentTransaction, 'call' | 'body'>, tooHigh = false): Promise<boolean> => {
    const noted: SentTransaction = { ...transaction, username, tooHigh, said: 'nothing' }
    sent.push(noted)
    return send(address, noted)
  }
  for (;;) {
    const round = next()
    const roundId = `round-${round}`
    const stake = { merchant, session, roundId, transactionId: `bet-${round}` }
    if (round % 7 === 0) {
      if (!(await perform({ call: 'bet', body: { ...stake, amount: 1_000_000_000_000 } }, true))) return
      continue
    }
    if (!(await perform({ call: 'bet', body: { ...stake, amount: 1 + (round % 97) } }))) return
    const amount = round % 3 === 0 ? 0 : round % 89
    if (!(await perform({ call: 'win', body: { merchant, roundId, transactionId: `win-${round}`, amount } }))) return
  }
}
