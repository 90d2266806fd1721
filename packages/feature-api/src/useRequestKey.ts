import { useRef } from 'react'

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Keys for writes of money (GW07). The same request keeps its key while nobody knows whether it was done, also over
 * several presses of its button; it has a new one once it is answered.
 */
export function useRequestKey() {
  const last = useRef<{ readonly asked: string; readonly key: string }>(undefined)
  return {
    keyOf: (input: unknown): string => {
      const asked = JSON.stringify(input)
      if (last.current?.asked !== asked) last.current = { asked, key: newKey() }
      return last.current.key
    },
    answered: (): void => {
      last.current = undefined
    },
  }
}
