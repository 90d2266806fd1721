import {
  signedPost,
  type WalletAnswer,
  type WalletOrder,
  type WalletQuestion,
  type WalletReport,
  walletHeaders,
  walletReportPath,
} from '@foyer/contract'
import type { Faults } from './faults.ts'
import { answerOf, type WalletStore } from './walletStore.ts'

export interface TransferOptions {
  readonly store: WalletStore
  readonly faults: Faults
  readonly gatewayUrl: string
  readonly secretOf: (vendor: string) => Buffer
  /** How long a late vendor takes, ms. */
  readonly lateMs?: number
}

/** `lost`: it was done, and nobody is told. */
export type TransferAnswer = WalletAnswer | 'lost'

export interface Transfers {
  readonly take: (vendor: string, call: 'deposit' | 'withdraw', order: WalletOrder) => Promise<TransferAnswer>
  readonly status: (vendor: string, question: WalletQuestion) => Promise<WalletAnswer>
  readonly close: () => void
}

/** Transfers into and out of players' wallets. */
export function createTransfers(options: TransferOptions): Transfers {
  const { store, faults, gatewayUrl, secretOf, lateMs = 15_000 } = options
  /** Those that a late vendor has taken and not done; a restart forgets them, so that they are never done. */
  const waiting = new Map<string, NodeJS.Timeout>()
  const nameOf = (vendor: string, { merchant, reference }: WalletQuestion): string =>
    `${vendor}\n${merchant}\n${reference}`

  const perform = async (vendor: string, call: 'deposit' | 'withdraw', order: WalletOrder): Promise<WalletAnswer> => {
    const { merchant, player, reference, amount } = order
    const change = call === 'deposit' ? amount : -amount
    return answerOf(await store.move({ vendor, merchant, player }, reference, change))
  }

  const report = async (vendor: string, { merchant }: WalletOrder, answer: WalletAnswer): Promise<void> => {
    const { reference, state, reason } = answer
    if (state !== 'done' && state !== 'refused') return
    const content: WalletReport = { merchant, reference, state, ...(reason === undefined ? {} : { reason }) }
    const post = await signedPost({
      caller: vendor,
      callerHeader: walletHeaders.caller,
      path: walletReportPath,
      body: JSON.stringify(content),
      secret: secretOf(vendor),
    })
    // Nobody waits for it: whoever did not hear a report asks.
    await fetch(gatewayUrl + walletReportPath, { ...post, signal: AbortSignal.timeout(5000) }).catch(() => undefined)
  }

  return {
    take: async (vendor, call, order) => {
      const fault = faults.of(vendor)
      const name = nameOf(vendor, order)
      const isKnown = store.find({ vendor, merchant: order.merchant, name: order.reference }) !== undefined
      if (waiting.has(name)) return { reference: order.reference, state: 'pending' }
      if (fault === 'late' && !isKnown) {
        const timer = setTimeout(() => {
          waiting.delete(name)
          void perform(vendor, call, order).then((answer) => report(vendor, order, answer))
        }, lateMs)
        timer.unref()
        waiting.set(name, timer)
        return { reference: order.reference, state: 'pending' }
      }
      const answer = await perform(vendor, call, order)
      if (fault === 'loses' && !isKnown) return 'lost'
      if (fault === 'twice') void report(vendor, order, answer).then(() => report(vendor, order, answer))
      return answer
    },
    status: async (vendor, question) => {
      const { merchant, reference } = question
      if (waiting.has(nameOf(vendor, question))) return { reference, state: 'pending' }
      const named = { vendor, merchant, name: reference }
      const known = store.find(named)
      if (known !== undefined) return answerOf(known)
      const refused = await store.refuse(named)
      // It may have come while this was written.
      return refused.reason === 'refused' ? { reference, state: 'unknown' } : answerOf(refused)
    },
    close: () => {
      for (const timer of waiting.values()) clearTimeout(timer)
    },
  }
}
