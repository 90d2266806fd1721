import type { VendorWallet, VendorWalletBalance, WalletTransfer } from '@foyer/contract'
import { operationKey, problemText } from '@foyer/feature-api'
import { writeDecimal } from '@foyer/rules'
import { useState } from 'react'
import { useRuntime } from './calls.ts'
import { useMove } from './useMove.ts'

/** What moving a wallet's money came to. */
export type Brought = WalletTransfer | { readonly problem: string } | 'unread'

export interface BringBack {
  /** By vendor. */
  readonly results: Readonly<Record<string, Brought>>
  readonly isBusy: boolean
  /** No wallet had anything in it. */
  readonly isNothing: boolean
  readonly bringBack: () => Promise<void>
  /** Says at its wallet what became of another transfer. */
  readonly tell: (transfer: WalletTransfer) => void
}

/** Everything back to the main wallet, of all vendors at once; each has its own result (P02). */
export function useBringBack(wallets: readonly VendorWallet[]): BringBack {
  const runtime = useRuntime()
  const { queries, client, language, config } = runtime
  const move = useMove()
  const [results, setResults] = useState<Readonly<Record<string, Brought>>>({})
  const [isNothing, setNothing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const bring = async ({ vendor }: VendorWallet): Promise<Brought | undefined> => {
    try {
      const { balance } = await queries.fetchQuery<VendorWalletBalance>({
        queryKey: operationKey('vendorWalletBalance', { vendor }, language.code),
        queryFn: () => client.call('vendorWalletBalance', { vendor }),
      })
      if (balance === undefined) return 'unread'
      if (balance === 0) return undefined
      const amount = writeDecimal(BigInt(balance), config.currency.decimals)
      return await move({ vendor, direction: 'out', amount })
    } catch (error) {
      return { problem: problemText(runtime, error) }
    }
  }

  const bringBack = async (): Promise<void> => {
    setBusy(true)
    setNothing(false)
    setResults({})
    const all = await Promise.all(
      wallets.map(async (wallet) => {
        const result = await bring(wallet)
        if (result !== undefined) setResults((had) => ({ ...had, [wallet.vendor]: result }))
        return result
      }),
    )
    setNothing(all.every((result) => result === undefined))
    setBusy(false)
  }
  return {
    results,
    isBusy,
    isNothing,
    bringBack,
    tell: (transfer) => {
      setNothing(false)
      setResults((had) => ({ ...had, [transfer.vendor]: transfer }))
    },
  }
}
