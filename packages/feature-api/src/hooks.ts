import type { InputOf, OperationId, Operations, ValueOf } from '@foyer/contract'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useSnapshot } from 'valtio'
import { operationKey } from './operationKey.ts'
import type { PortalRuntime, Preferences, SessionState } from './runtime.ts'

const RuntimeContext = createContext<PortalRuntime<OperationId> | undefined>(undefined)
/** Makes the runtime reachable for hooks; rendered once by the shell. */
export const RuntimeProvider = RuntimeContext.Provider

/** The runtime with every call, for what feature-api does itself. */
export function useWholeRuntime(): PortalRuntime<OperationId> {
  const runtime = useContext(RuntimeContext)
  if (!runtime) throw new Error('A feature component was rendered outside the portal')
  return runtime
}

/** The shell's services, without a way to the server; `createCalls` makes one with the calls of a feature. */
export const useRuntime = (): PortalRuntime => useWholeRuntime()
export const useActions = () => useRuntime().actions
// A snapshot is the state, frozen.
export const useSession = (): Readonly<SessionState> => useSnapshot(useRuntime().session) as SessionState
export const usePreferences = (): Readonly<Preferences> => useSnapshot(useRuntime().preferences)

interface ReadOptions {
  readonly enabled?: boolean
  readonly refetchInterval?: number
  /** Keeps the last page's rows while the next page loads. */
  readonly keepPrevious?: boolean
}

/** Any operation, for what feature-api does itself; a feature has its own from `createCalls`. */
export function useOperation<Id extends OperationId>(
  id: Id,
  input: InputOf<Operations[Id]>,
  options: ReadOptions = {},
): UseQueryResult<ValueOf<Operations[Id]>> {
  const { client, language } = useWholeRuntime()
  return useQuery<ValueOf<Operations[Id]>>({
    queryKey: operationKey(id, input, language.code),
    // The client ties id and value; inside a generic the compiler cannot see it.
    queryFn: ({ signal }) => (client.call as UntypedCall)(id, input, { signal }) as Promise<ValueOf<Operations[Id]>>,
    ...(options.enabled === undefined ? {} : { enabled: options.enabled }),
    ...(options.refetchInterval === undefined ? {} : { refetchInterval: options.refetchInterval }),
    ...(options.keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

// The call signature depends on the operation; inside the hook the id is generic, so the dependency cannot be followed.
type UntypedCall = (id: OperationId, input: unknown, options?: { signal: AbortSignal }) => Promise<unknown>

/** Ways of a feature to the server, for the operations `Op` alone. */
interface Calls<Op extends OperationId> {
  /** Reads an operation through the query cache; the call is cancelled when nobody needs it any more. */
  readonly useOperation: <Id extends Op>(
    id: Id,
    input: InputOf<Operations[Id]>,
    options?: ReadOptions,
  ) => UseQueryResult<ValueOf<Operations[Id]>>
  /** Its client performs the operations that write. */
  readonly useRuntime: () => PortalRuntime<Op>
}

/** Makes the hooks of one feature, from the operations its manifest lists: another call does not compile. */
export const createCalls = <Op extends OperationId>(): Calls<Op> => ({
  useOperation,
  useRuntime: useWholeRuntime,
})
