import type { GameCollection } from '@foyer/contract'
import { askForLogin, operationKey, problemText } from '@foyer/feature-api'
import { useState } from 'react'
import { useOperation, useRuntime } from './calls.ts'

const none: readonly GameCollection[] = []

/** The member's collections, and changes of them; a change answers whether it was taken (QP01). */
export function useCollections() {
  const runtime = useRuntime()
  const answer = useOperation('gameCollections', undefined)
  const [isBusy, setBusy] = useState(false)

  const change = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    setBusy(true)
    try {
      const result = await work()
      const queryKey = operationKey('gameCollections', undefined, runtime.language.code)
      await runtime.queries.invalidateQueries({ queryKey })
      return result
    } catch (error) {
      // The dialog stays below with what was typed, for another press.
      if (await askForLogin(runtime, error, () => {})) return undefined
      runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return {
    collections: answer.data ?? none,
    isLoading: answer.data === undefined && !answer.isError,
    isError: answer.isError && answer.data === undefined,
    retry: () => void answer.refetch(),
    isBusy,
    save: (name: string, collectionId?: number) =>
      change(() =>
        runtime.client.call('saveGameCollection', { name, ...(collectionId === undefined ? {} : { collectionId }) }),
      ),
    remove: (collectionId: number) => change(() => runtime.client.call('removeGameCollection', { collectionId })),
  }
}
