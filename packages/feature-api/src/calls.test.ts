import { expect, test } from 'vitest'
import { createCalls } from './hooks.ts'
import { defineFeature } from './manifest.ts'
import type { PortalRuntime } from './runtime.ts'

const words = { en: async () => ({ default: {} }), tr: async () => ({ default: {} }) }

/** Compiled, never run: each marked line has to be an error. */
export function useCallsOfAFeature(runtime: PortalRuntime<'hotGames'>) {
  const { useOperation, useRuntime } = createCalls<'hotGames'>()
  useOperation('hotGames', {})
  void useRuntime().client.call('hotGames', {})
  void runtime.client.call('hotGames', {})
  // @ts-expect-error the feature does not list the call
  useOperation('balance', undefined)
  // @ts-expect-error the feature does not list the call
  void useRuntime().client.call('balance')
  // @ts-expect-error the action's feature does not list the call
  void runtime.client.call('balance')
}

test('CF01 a feature whose action calls what the manifest does not list does not compile', () => {
  const openLogin = async () => ({
    run: (runtime: PortalRuntime<'hotGames'>) => void runtime.client.call('hotGames', {}),
  })
  const feature = defineFeature({ id: 'a', messages: words, actions: { openLogin }, operations: ['hotGames'] })
  // @ts-expect-error the manifest lists another call
  const other = defineFeature({ id: 'a', messages: words, actions: { openLogin }, operations: ['balance'] })
  // @ts-expect-error the manifest lists none
  const none = defineFeature({ id: 'a', messages: words, actions: { openLogin } })
  expect([feature, other, none].map(({ operations = [] }) => operations)).toEqual([['hotGames'], ['balance'], []])
})
