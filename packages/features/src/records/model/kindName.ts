import { transactionKinds } from '@foyer/contract'
import type { useT } from './useT.ts'

const known: readonly string[] = transactionKinds
const isKnown = (kind: string): kind is (typeof transactionKinds)[number] => known.includes(kind)

/** What an entry is called; one of a kind that came later says its own name, so that nothing is hidden. */
export const kindName = (t: ReturnType<typeof useT>, kind: string): string =>
  isKnown(kind) ? t(`kind_${kind}`) : t('kind_unknown', { kind: kind.replaceAll('_', ' ') })
