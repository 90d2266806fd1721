/** Tabs of one browser share the session's cookie; who signs in or out in one of them tells the others. */
const name = 'foyer-session'

let channel: BroadcastChannel | undefined
const open = (): BroadcastChannel => {
  channel ??= new BroadcastChannel(name)
  return channel
}

export const tellSessionChange = (): void => open().postMessage('changed')

/** Calls back when another tab has signed in or out. Returns what ends it. */
export function onSessionChange(changed: () => void): () => void {
  const listening = new AbortController()
  open().addEventListener('message', () => changed(), { signal: listening.signal })
  return () => listening.abort()
}
