/** The ids with a game marked or not; unchanged when it already is what it should be. */
export function withFavourite(ids: readonly number[], nodeId: number, isOne: boolean): readonly number[] {
  if (ids.includes(nodeId) === isOne) return ids
  return isOne ? [nodeId, ...ids] : ids.filter((id) => id !== nodeId)
}
