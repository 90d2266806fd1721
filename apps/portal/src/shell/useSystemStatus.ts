import { useOperation } from '../runtime/calls.ts'

/** How often the server is asked whether the site is open, in ms: now and then, and often while it is closed. */
const polls = { open: 60_000, closed: 10_000 } as const

/** The server's status and start-up information: a site that closes or opens is seen without a reload (R30 to R32). */
export function useSystemStatus() {
  const { data } = useOperation('systemStatus', {}, { refetchInterval: polls.open })
  const isClosed = data !== undefined && data.status !== 0
  useOperation('systemStatus', {}, { enabled: isClosed, refetchInterval: polls.closed })
  return data
}

/** Whether the site is closed, as far as is known. */
export function useIsClosed(): boolean {
  const { data } = useOperation('systemStatus', {})
  return data !== undefined && data.status !== 0
}
