import { dateIn, formatDate } from '@foyer/rules'
import { useEffect, useState } from 'react'
import { useWholeRuntime } from '../hooks.ts'
import { operationKey } from '../operationKey.ts'

/**
 * The day it is now for the server, in a time zone; asked anew, since what came with the page may be old. The visitor's own
 * clock stands in when the server does not answer.
 */
export function useWorldDay(timeZone: string): string | undefined {
  const { queries, client, language } = useWholeRuntime()
  const [day, setDay] = useState<string>()
  useEffect(() => {
    let isWanted = true
    const show = (now: Date): void => {
      if (isWanted) setDay(formatDate(dateIn(now, timeZone)))
    }
    queries
      .fetchQuery({
        queryKey: operationKey('systemStatus', {}, language.code),
        queryFn: ({ signal }) => client.call('systemStatus', {}, { signal }),
        staleTime: 0,
        // Without a network it fails at once instead of waiting for one.
        networkMode: 'always',
      })
      .then(
        ({ serverTime }) => show(new Date(serverTime)),
        () => show(new Date()),
      )
    return () => {
      isWanted = false
    }
  }, [queries, client, language.code, timeZone])
  return day
}
