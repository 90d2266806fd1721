import { useEffect, useState } from 'react'
import { useWholeRuntime } from './hooks.ts'

/** How often the world's clock is asked for while something counts by it, in ms. */
const interval = 30_000

/** The world's clock minus this device's, in ms; asked for while something counts by it. */
export function useClockOffset(isWanted: boolean): number {
  const { client } = useWholeRuntime()
  const [offset, setOffset] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    const ask = (): void => {
      client.call('systemStatus', {}).then(
        ({ serverTime }) => setOffset(Date.parse(serverTime) - Date.now()),
        () => undefined,
      )
    }
    ask()
    const timer = setInterval(ask, interval)
    return () => clearInterval(timer)
  }, [client, isWanted])
  return offset
}
