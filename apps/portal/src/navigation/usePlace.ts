import { useLocation } from 'react-router-dom'

/** Where the visitor is. A lottery that the address names is a page of its own, as if it had a path. */
export function usePlace() {
  const location = useLocation()
  return { ...location, pathname: location.pathname + new URLSearchParams(location.search).get('gameCode') }
}
