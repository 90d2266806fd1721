type Draft = Readonly<Record<string, string>>

const prefix = 'foyer-draft-'
/** Characters of one field. */
const longest = 2000

/** What was written in a form of this tab before; texts alone, whatever is stored. */
export function loadDraft(form: string): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + form) ?? '{}')
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
    if (filled.length > 0) sessionStorage.setItem(prefix + form, JSON.stringify(Object.fromEntries(filled)))
    else sessionStorage.removeItem(prefix + form)
  } catch {
    // Without a storage nothing is kept.
  }
}
