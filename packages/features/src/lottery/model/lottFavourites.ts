/** Local storage key of favourite lotteries, by user name (EN21, W11). */
const key = 'LOTTFAV'
const most = 200

type Kept = Readonly<Record<string, readonly string[]>>

/** Reads what was kept; anything else that may stand there is none. */
export function parseFavourites(text: string | null): Kept {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
    return Object.fromEntries(
      Object.entries(stored).flatMap(([name, ids]): [string, string[]][] =>
        Array.isArray(ids) ? [[name, ids.filter((id) => typeof id === 'string').slice(0, most)]] : [],
      ),
    )
  } catch {
    return {}
  }
}

/** Favourites of a user, the newest first. */
export const favouritesOf = (kept: Kept, user: string): readonly string[] =>
  Object.hasOwn(kept, user) ? (kept[user] ?? []) : []

/** With a lottery among a user's favourites, or without it where it was one (W11). */
export function toggled(kept: Kept, user: string, gameId: string): Kept {
  const own = favouritesOf(kept, user)
  const ids = own.includes(gameId) ? own.filter((id) => id !== gameId) : [gameId, ...own].slice(0, most)
  const { [user]: _before, ...others } = kept
  return ids.length > 0 ? { ...others, [user]: ids } : others
}

/** A storage that is forbidden holds none. */
export function loadFavourites(): Kept {
  try {
    return parseFavourites(localStorage.getItem(key))
  } catch {
    return {}
  }
}

export function keepFavourites(kept: Kept): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without a storage they last as long as the page.
  }
}
