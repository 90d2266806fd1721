import {
  type SeamlessCall,
  type SeamlessFailure,
  type SeamlessValue,
  seamlessCalls,
  seamlessProblemStatus,
} from '@foyer/contract'
import Value from 'typebox/value'

type WalletAnswer<Call extends SeamlessCall> =
  | { readonly success: true; readonly value: SeamlessValue<Call> }
  | SeamlessFailure

/**
 * What the wallet has answered to a call. Anything that is not the wallet's own, e.g. a page or a refusal of a proxy, or what
 * belongs to another call, is nothing: it decides nothing about money.
 */
export function readWalletAnswer<Call extends SeamlessCall>(
  call: Call,
  body: object,
  answer: unknown,
): WalletAnswer<Call> | undefined {
  // Every field is looked at before it is used.
  const { success, value, code } = Object(answer) as { success?: unknown; value?: unknown; code?: unknown }
  const isRefusal = success === false && typeof code === 'string' && Object.hasOwn(seamlessProblemStatus, code)
  // One with a code of the wallet's; its message is for the log alone.
  if (isRefusal) return answer as SeamlessFailure
  if (success !== true || !Value.Check(seamlessCalls[call].value, value)) return undefined
  const isOfCall = !('transactionId' in value && 'transactionId' in body) || value.transactionId === body.transactionId
  // Checked above, which the compiler does not follow through the table of calls.
  return isOfCall ? { success, value: value as SeamlessValue<Call> } : undefined
}
