/** Number that the router gives an entry of history, counted within the visit. */
export function historyIndex(): number {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : 0
}
