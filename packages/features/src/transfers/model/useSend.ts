import type { Operations, ValueOf } from '@foyer/contract'
import { problemOf, problemText, useSendOnce, withProof } from '@foyer/feature-api'
import { writeDecimal } from '@foyer/rules'
import type { FormRefusal } from '@foyer/ui/Form'
import { useRuntime } from './calls.ts'

type Sent = ValueOf<Operations['memberTransfer']>

/** Sends money to another account, once for what was asked. Answers why it was not sent. */
export function useSend(
  onSent: (sent: Sent) => void,
): (amount: bigint, account: string) => Promise<FormRefusal | undefined> {
  const runtime = useRuntime()
  const sendOnce = useSendOnce()
  const { client, config, queries } = runtime
  return async (minor, to) => {
    const input = { amount: writeDecimal(minor, config.currency.decimals), to }
    try {
      onSent(
        await sendOnce(input, (idempotencyKey) =>
          withProof(runtime, () => client.call('memberTransfer', input, { idempotencyKey })),
        ),
      )
      return undefined
    } catch (error) {
      const { code, issues } = problemOf(error)
      const text = problemText(runtime, error)
      return code === 'insufficient_funds' || issues.some(({ path }) => path === '/amount')
        ? { fields: { amount: text } }
        : { message: text }
    } finally {
      for (const name of ['balance', 'memberTransfers', 'transactionHistory'])
        void queries.invalidateQueries({ queryKey: [name] })
    }
  }
}
