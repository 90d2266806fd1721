import { useSyncExternalStore } from 'react'

const changed = 'desk-address'

function subscribe(hear: () => void): () => void {
  for (const name of [changed, 'popstate']) addEventListener(name, hear)
  return () => {
    for (const name of [changed, 'popstate']) removeEventListener(name, hear)
  }
}

/** What is open stands in the address: `?site=COMET&part=clock`. Each choice is one step in history. */
export function useAddress(): readonly [query: URLSearchParams, choose: (name: string, value: string) => void] {
  const search = useSyncExternalStore(subscribe, () => location.search)
  const choose = (name: string, value: string): void => {
    const query = new URLSearchParams(location.search)
    if (query.get(name) === value) return
    query.set(name, value)
    history.pushState(null, '', `?${query}`)
    dispatchEvent(new Event(changed))
  }
  return [new URLSearchParams(search), choose]
}
