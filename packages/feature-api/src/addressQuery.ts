import { useSyncExternalStore } from 'react'
import { type SetURLSearchParams, useSearchParams } from 'react-router-dom'

const never = () => () => {}
const none = new URLSearchParams()

/**
 * The query of the address and how to change it. A prerendered page knows no query, so that it reads as empty on the
 * server and while the page is being hydrated, and as it is right after.
 */
export function useAddressQuery(): readonly [URLSearchParams, SetURLSearchParams] {
  const [query, setQuery] = useSearchParams()
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return [isHydrated ? query : none, setQuery]
}
