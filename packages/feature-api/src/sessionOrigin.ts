/** Session keys of the origins that a session keeps to. */
const keys = { images: 'foyer-image-cdn', games: 'foyer-game-cdn' } as const

/**
 * The origin that pictures or games of this session come from, picked at random once, so that caches work (C30, ruling 30);
 * empty where the brand names none.
 */
export function sessionOrigin(
  of: keyof typeof keys,
  origins: readonly string[],
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  random: () => number = Math.random,
): string {
  if (origins.length === 0) return ''
  try {
    const kept = storage.getItem(keys[of])
    if (kept !== null && origins.includes(kept)) return kept
    const picked = origins[Math.floor(random() * origins.length)] ?? ''
    storage.setItem(keys[of], picked)
    return picked
  } catch {
    // Without storage a random origin would be another one each time.
    return origins[0] ?? ''
  }
}
