const key = 'foyer-remember'
/** Remember me lasts one day (C17). */
const lifetime = 24 * 60 * 60 * 1000

/** The user name a stored text remembers at this time; nothing when it is not one or its day is over. */
export function parseRememberedName(text: string | null, now: number): string | undefined {
  if (text === null || text.length > 400) return undefined
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return undefined
    // Anything may stand there; both are checked below.
    const { name, until } = stored as { name?: unknown; until?: unknown }
    if (typeof name !== 'string' || typeof until !== 'number') return undefined
    return now < until && until <= now + lifetime && name.length <= 64 ? name : undefined
  } catch {
    return undefined
  }
}

export const writeRememberedName = (name: string, now: number): string =>
  JSON.stringify({ name, until: now + lifetime })

/** Reads the user name kept by remember me (A12, ruling 7); a storage that is forbidden holds none. */
export function loadRememberedName(): string | undefined {
  try {
    return parseRememberedName(localStorage.getItem(key), Date.now())
  } catch {
    return undefined
  }
}

/** Keeps the user name for a day, or forgets it. The password is never kept. */
export function keepRememberedName(name: string | undefined): void {
  try {
    if (name === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, writeRememberedName(name, Date.now()))
  } catch {
    // Without a storage nothing is remembered, which is what a forbidden storage asks for.
  }
}
