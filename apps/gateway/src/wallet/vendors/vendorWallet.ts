import {
  type WalletAnswer,
  WalletAnswerSchema,
  type WalletBalanceQuestion,
  WalletBalanceSchema,
  type WalletOrder,
  type WalletQuestion,
  walletBase,
  walletHeaders,
} from '@foyer/contract'
import { Ajv } from 'ajv'
import { createSignedCaller } from '../../calls/createSignedCaller.ts'
import type { OnUnsigned } from '../../calls/warnOfUnsigned.ts'

/** A vendor's wallet. Every call may be repeated; no answer says nothing about what was done. */
export interface VendorWallet {
  /** Minor units. */
  readonly balance: (question: WalletBalanceQuestion) => Promise<number | undefined>
  readonly deposit: (order: WalletOrder) => Promise<WalletAnswer | undefined>
  readonly withdraw: (order: WalletOrder) => Promise<WalletAnswer | undefined>
  /** What became of a transfer; one that is `unknown` is never done afterwards. */
  readonly status: (question: WalletQuestion) => Promise<WalletAnswer | undefined>
}

const ajv = new Ajv({ strict: true })
const isAnswer = ajv.compile<WalletAnswer>(WalletAnswerSchema)
const isBalance = ajv.compile<{ balance: number }>(WalletBalanceSchema)

/** A vendor's wallet over HTTP; `url` is the origin of its server. */
export function createVendorWallet(vendor: string, url: string, secret: Buffer, onUnsigned: OnUnsigned): VendorWallet {
  const { ask, askAbout } = createSignedCaller({
    caller: vendor,
    callerHeader: walletHeaders.caller,
    url,
    base: walletBase,
    secret,
    onUnsigned,
  })
  return {
    balance: async (question) => {
      const answer = await ask('balance', question)
      return isBalance(answer) ? answer.balance : undefined
    },
    deposit: (order) => askAbout('deposit', order, isAnswer),
    withdraw: (order) => askAbout('withdraw', order, isAnswer),
    status: (question) => askAbout('status', question, isAnswer),
  }
}
