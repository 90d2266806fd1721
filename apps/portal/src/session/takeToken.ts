/**
 * Takes `?token=` out of the address before anything reads it, so that it is neither kept nor passed on (ruling 8).
 * Returns the code it holds, `undefined` when there was none.
 */
export function takeToken(): string | undefined {
  const url = new URL(location.href)
  const token = url.searchParams.get('token')
  if (token === null) return undefined
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url)
  return token
}
