import { useState } from 'react'
import { type Problem, problemOf } from './problem.ts'

/** A write whose answer was lost is sent again this often at most. */
const tries = 3

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const isLost = ({ kind }: Problem): boolean => kind === 'network' || kind === 'timeout' || kind === 'malformed'

/** Whether nobody knows if a write was done: no answer, one that is none, or a server that failed on the way (GW07). */
export const isOpen = (problem: Problem): boolean => isLost(problem) || (problem.status ?? 0) >= 500

/** Sends a write with a key again when its answer was lost. Rejects as the last one did. */
export async function repeatLost<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send()
    } catch (error) {
      if (attempt === tries || !isLost(problemOf(error))) throw error
    }
  }
}

/**
 * Sends writes of money once for what was asked (GW07): the same request keeps its key while nobody knows whether it was
 * done, also over several presses of its button and others between them; it has a new one once it is answered.
 */
export function createSendOnce() {
  const keys = new Map<string, string>()
  return async <T>(input: unknown, send: (key: string) => Promise<T>): Promise<T> => {
    const asked = JSON.stringify(input)
    const key = keys.get(asked) ?? newKey()
    keys.set(asked, key)
    try {
      const value = await send(key)
      keys.delete(asked)
      return value
    } catch (error) {
      if (!isOpen(problemOf(error))) keys.delete(asked)
      throw error
    }
  }
}

/** As long as its form stands. */
export const useSendOnce = () => useState(createSendOnce)[0]
