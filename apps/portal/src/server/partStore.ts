import type { SharedParts } from '../parts/SharedPart.tsx'
import type { PageSheet, StyleName } from './createSheet.ts'

interface KnownPart {
  readonly html: string
  readonly styles: readonly StyleName[]
}

/** Parts that all pages of one language have in common, by their id. */
export type PartStore = Map<string, KnownPart>

export const createPartStore = (): PartStore => new Map()

// Private characters of Unicode, which no text of a page holds: a known part, the start and the end of a new one.
const known = '\uE000'
const start = '\uE001'
const end = '\uE002'

/** React separates neighbouring texts; what a mark stands beside in the finished page is no text. */
const separators = new RegExp(`(?:<!-- -->)?([${known}${start}][^${end}]*?${end}|${end})(?:<!-- -->)?`, 'g')
const fresh = new RegExp(`${start}(.*?)${end}(.*?)${end}`, 'gs')
const placed = new RegExp(`${known}(.*?)${end}`, 'g')

export interface PageParts extends SharedParts {
  /** Puts known parts into a rendered page, and remembers the new ones. */
  readonly fill: (html: string) => string
}

/** The shared parts of one page: those that earlier pages rendered are taken from the store, with their styles. */
export function createPageParts(store: PartStore, sheet: PageSheet): PageParts {
  const styles = new Map<string, readonly StyleName[]>()
  return {
    placeholder: (id) => {
      const part = store.get(id)
      if (!part) return undefined
      sheet.reuse(part.styles)
      return known + id + end
    },
    begin: (id) => {
      styles.set(id, sheet.record())
      return start + id + end
    },
    end: () => {
      sheet.stopRecording()
      return end
    },
    fill: (html) =>
      html
        .replace(separators, '$1')
        .replace(fresh, (_all, id: string, part: string) => {
          store.set(id, { html: part, styles: styles.get(id) ?? [] })
          return part
        })
        .replace(placed, (_all, id: string) => store.get(id)?.html ?? ''),
  }
}
