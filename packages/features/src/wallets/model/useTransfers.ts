import { useEffect, useState } from 'react'
import { useOperation, useRuntime } from './calls.ts'

/** How often transfers under way are asked for, in ms. */
const waitingInterval = 3000

/** The member's wallets, and transfers between them; asked for again and again while one is under way. */
export function useTransfers() {
  const { queries } = useRuntime()
  const [isWaiting, setWaiting] = useState(false)
  const wallets = useOperation('vendorWallets', undefined, isWaiting ? { refetchInterval: waitingInterval } : {})
  const open = wallets.data?.transfers.filter(({ status }) => status === 'PENDING').map(({ reference }) => reference)
  const waits = open === undefined || open.length === 0 ? '' : open.join()
  useEffect(() => {
    setWaiting(waits !== '')
    // What was under way has ended: its money is somewhere else now.
    return () => {
      if (waits === '') return
      for (const id of ['balance', 'vendorWalletBalance', 'transactionHistory'])
        void queries.invalidateQueries({ queryKey: [id] })
    }
  }, [waits, queries])
  return wallets
}
