import { useRuntime } from '@foyer/feature-api'
import { useState } from 'react'
import { useSite } from '../shell/SiteContext.ts'

/** Asks once more who is here where the server did not say (Z22), and whether that is under way. */
export function useAskAgain() {
  const { keeper } = useSite()
  const { toast, text } = useRuntime()
  const [isAsking, setAsking] = useState(false)
  const ask = () => {
    setAsking(true)
    void keeper
      .refresh()
      .catch(() => toast({ text: text('shell', 'errorNetwork'), tone: 'negative' }))
      .finally(() => setAsking(false))
  }
  return { isAsking, ask }
}
