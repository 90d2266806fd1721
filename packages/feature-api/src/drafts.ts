type Draft = Readonly<Record<string, string>>

const prefix = 'foyer-draft-'
/** Session key of the id of whoever is signed in (EN22). */
const memberKey = 'customerId'
/** Characters of one field. */
const longest = 2000

/** A draft belongs to whoever wrote it: nobody else who signs in on this device sees it. */
const keyOf = (form: string): string => `${prefix}${sessionStorage.getItem(memberKey) ?? ''}:${form}`

/** What was written in a form of this tab before; texts alone, whatever is stored. */
export function loadDraft(form: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter(([, value]) => typeof value === 'string' && value.length <= longest),
    )
  } catch {
    return {}
  }
}

/** Keeps what is written for this tab; an empty draft is forgotten. */
export function keepDraft(form: string, draft: Readonly<Record<string, string | undefined>>): void {
  try {
    const filled = Object.entries(draft).filter(([, value]) => value)
    if (filled.length > 0) sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(filled)))
    else sessionStorage.removeItem(keyOf(form))
  } catch {
    // Without a storage nothing is kept.
  }
}

/** Forgets everything that was written and not sent, as on leaving. */
export function forgetDrafts(): void {
  try {
    const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
    for (const key of keys) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // There were none.
  }
}
