/** Those of an account are nobody else's who uses the device. */
const keyOf = (account: string | undefined): string =>
  account === undefined ? 'foyer-searches' : `foyer-searches-${account}`
const mostRecent = 6
const mostSaved = 12
const longest = 64

/** Texts that were searched on this device by an account, or by whoever had none, newest first. */
export interface KeptSearches {
  readonly recent: readonly string[]
  readonly saved: readonly string[]
}

const none: KeptSearches = { recent: [], saved: [] }

const textsOf = (value: unknown, most: number): string[] =>
  Array.isArray(value)
    ? [
        ...new Set(value.filter((text) => typeof text === 'string' && text.trim() !== '' && text.length <= longest)),
      ].slice(0, most)
    : []

/** Reads what was kept; anything else that may stand there is none. */
export function parseSearches(text: string | null): KeptSearches {
  if (text === null || text.length > 4000) return none
  try {
    const stored: unknown = JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) return none
    // Anything may stand there; both lists are read with care.
    const { recent, saved } = stored as { recent?: unknown; saved?: unknown }
    return { recent: textsOf(recent, mostRecent), saved: textsOf(saved, mostSaved) }
  } catch {
    return none
  }
}

/** With a text that was searched, at the front; saved ones need no second place. */
export const withRecent = ({ recent, saved }: KeptSearches, text: string): KeptSearches =>
  saved.includes(text)
    ? { recent, saved }
    : { recent: [text, ...recent.filter((one) => one !== text)].slice(0, mostRecent), saved }

/** With a text saved, or without it where it was. */
export const withSaved = ({ recent, saved }: KeptSearches, text: string): KeptSearches =>
  saved.includes(text)
    ? { recent, saved: saved.filter((one) => one !== text) }
    : { recent: recent.filter((one) => one !== text), saved: [text, ...saved].slice(0, mostSaved) }

/** A storage that is forbidden holds none. `account` is the id of who is signed in. */
export const loadSearches = (account: string | undefined): KeptSearches => readSearches(account) ?? none

function readSearches(account: string | undefined): KeptSearches | undefined {
  try {
    return parseSearches(localStorage.getItem(keyOf(account)))
  } catch {
    return undefined
  }
}

/** Changes what the storage holds now: another tab may have kept searches since `known` was read. */
export function changeSearches(
  account: string | undefined,
  known: KeptSearches,
  change: (searches: KeptSearches) => KeptSearches,
): KeptSearches {
  const searches = change(readSearches(account) ?? known)
  try {
    localStorage.setItem(keyOf(account), JSON.stringify(searches))
  } catch {
    // Without a storage they last as long as the palette is open.
  }
  return searches
}
