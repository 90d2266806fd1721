import { findMismatch } from '@foyer/client'
import type { Operation, OperationId } from '@foyer/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { readStored, type StorageLike, writeStored } from '../storage/stored.ts'
import { firstOperations } from './operations.ts'

const kept = firstOperations.flatMap(([id, { shape }]) =>
  shape.sessionKey === undefined ? [] : [{ id, shape, storageKey: shape.sessionKey }],
)

const parseKept =
  (wanted: string, shape: Operation['shape']) =>
  (text: string): { readonly value: unknown } | undefined => {
    try {
      // Anything may stand there; both are checked below.
      const { key, value } = JSON.parse(text) as { key?: unknown; value?: unknown }
      const fits = JSON.stringify(key) === wanted && findMismatch(shape.value, value) === undefined
      return fits ? { value } : undefined
    } catch {
      return undefined
    }
  }

type Recall = (queryKey: QueryKey) => boolean

const keptBy = new WeakMap<QueryClient, Recall>()

/**
 * Answers that are asked for once per session (GW05): from now on what comes is kept in the session storage, with the
 * question it answers, and does not grow old. Returns how one that this session had before is brought back; `false` when
 * it had none, e.g. of this language.
 */
export function keepSessionAnswers(queries: QueryClient, storage: StorageLike | undefined): Recall {
  const known = keptBy.get(queries)
  if (known) return known
  for (const { id } of kept) queries.setQueryDefaults([id], { staleTime: Number.POSITIVE_INFINITY })
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    const { queryKey: key, state } = event.query
    const storageKey = kept.find(({ id }) => id === key[0])?.storageKey
    if (storageKey) writeStored(storage, storageKey, JSON.stringify({ key, value: state.data }))
  })
  const recall: Recall = (queryKey) => {
    // Only compared with ids.
    const found = kept.find(({ id }) => id === (queryKey[0] as OperationId))
    if (!found) return false
    const answer = readStored(storage, found.storageKey, parseKept(JSON.stringify(queryKey), found.shape))
    if (!answer) return false
    queries.setQueryData(queryKey, answer.value)
    return true
  }
  keptBy.set(queries, recall)
  return recall
}
