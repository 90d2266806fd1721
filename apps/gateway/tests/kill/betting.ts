import { type SeamlessCall, seamlessBase } from '@foyer/contract'
import { createCallerSecrets } from '../../src/start/createCallerSecrets.ts'
import { signVendorCall } from '../../src/testing/vendorCalls.ts'

export const vendor = 'BGS'
export const vendorSecret = 'secret of the kill test'
const secrets = createCallerSecrets({ main: vendorSecret })

/** One transaction a vendor sent, and whether the wallet has acknowledged it. */
export interface SentTransaction {
  readonly call: 'bet' | 'win'
  readonly body: Readonly<Record<string, unknown>> & {
    readonly transactionId: string
    readonly roundId: string
    readonly amount: number
  }
  readonly username: string
  acknowledged: boolean
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

/** Sends a transaction and notes whether it was acknowledged. Anything but yes or no answer is a fault of the wallet. */
export async function send(address: string, transaction: SentTransaction): Promise<boolean> {
  const answer = await callWallet(address, transaction.call, transaction.body)
  if (answer === undefined || answer.status === 503) return false
  if (answer.status !== 200)
    throw new Error(`${transaction.call} ${transaction.body.transactionId} was answered ${answer.status}`)
  transaction.acknowledged = true
  return true
}

export interface Bettor {
  readonly username: string
  readonly session: string
  readonly merchant: string
}

/**
 * Plays round after round until the gateway goes away, and keeps every transaction in `sent` before it is sent.
 * `next` numbers the rounds.
 */
export async function playUntilGone(
  address: string,
  bettor: Bettor,
  sent: SentTransaction[],
  next: () => number,
): Promise<void> {
  const { username, session, merchant } = bettor
  for (;;) {
    const round = next()
    const roundId = `round-${round}`
    const bet: SentTransaction = {
      call: 'bet',
      username,
      acknowledged: false,
      body: { merchant, session, roundId, transactionId: `bet-${round}`, amount: 1 + (round % 97) },
    }
    sent.push(bet)
    if (!(await send(address, bet))) return
    const win: SentTransaction = {
      call: 'win',
      username,
      acknowledged: false,
      body: { merchant, roundId, transactionId: `win-${round}`, amount: round % 3 === 0 ? 0 : round % 89 },
    }
    sent.push(win)
    if (!(await send(address, win))) return
  }
}
