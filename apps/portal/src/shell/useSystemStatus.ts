import { useOperation } from '../runtime/calls.ts'

const closedPoll = 30_000

/** The server's status and start-up information; while the site is closed it is asked again until it opens. */
export function useSystemStatus() {
  const { data } = useOperation('systemStatus', {})
  const closed = data !== undefined && data.status !== 0
  useOperation('systemStatus', {}, { enabled: closed, refetchInterval: closedPoll })
  return data
}
