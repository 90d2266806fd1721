import type { ShownTheme } from '@foyer/contract/frame'
import { betTypePattern, readSitePath } from '@foyer/rules'
import { readTheme } from './shownTheme.ts'

/** How a lottery is entered, as the address says (I48, R13). */
export interface Entry {
  /** Part of the lottery that is shown first. */
  readonly view?: string
  /** Way to play; the lottery knows whether it has it. */
  readonly playType?: string
  /** Where it leads back to; a path of the site around it. */
  readonly backUrl?: string
  /** Theme of the site around it. */
  readonly theme?: ShownTheme
}

const name = new RegExp(betTypePattern)

/** What of an address says how a lottery is entered; nothing of what is none. */
export function readEntry(fields: URLSearchParams): Entry {
  const [view, playType] = [fields.get('view') ?? '', fields.get('playType') ?? '']
  const backUrl = readSitePath(fields.get('backUrl'))
  const theme = readTheme(fields.get('theme'))
  return {
    ...(name.test(view) && { view }),
    ...(name.test(playType) && { playType }),
    ...(backUrl && { backUrl }),
    ...(theme && { theme }),
  }
}

/** The path with its entry, so that a reload comes to the same place. */
export function writeEntry(path: string, entry: Entry): string {
  const query = new URLSearchParams({ ...entry }).toString()
  return query === '' ? path : `${path}?${query}`
}
