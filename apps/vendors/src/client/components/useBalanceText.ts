import { useSyncExternalStore } from 'react'
import { onHiddenChange, readHidden } from '../api/hiddenBalance.ts'
import { useMoney } from './money.ts'

/** Writes a balance as money is written; asterisks while its player has hidden it, in what is said aloud too (H17). */
export function useBalanceText() {
  const { plain, full } = useMoney()
  const isHidden = useSyncExternalStore(onHiddenChange, readHidden, readHidden)
  const veiled =
    (write: (minor: number) => string) =>
    (minor: number): string =>
      isHidden ? '******' : write(minor)
  return { plain: veiled(plain), full: veiled(full) }
}
