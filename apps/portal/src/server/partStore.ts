import type { SharedParts } from '../parts/SharedPart.tsx'
import type { SiteFrame } from '../runtime/createSite.ts'
import type { PageSheet, StyleName } from './createSheet.ts'

interface KnownPart {
  readonly html: string
  readonly styles: readonly StyleName[]
}

/** What all pages of one language have in common. */
export interface PartStore {
  readonly parts: Map<string, KnownPart>
  /** Set by the first page. */
  frame?: SiteFrame
}

export const createPartStore = (): PartStore => ({ parts: new Map() })

// Private characters of Unicode, which no text of a page holds: a known part, the start and the end of a new one.
const known = '\uE000'
const start = '\uE001'
const end = '\uE002'

/** React separates neighbouring texts; what a mark stands beside in the finished page is no text. */
const separator = '<!-- -->'

export interface PageParts extends SharedParts {
  /** Puts known parts into a rendered page, and remembers the new ones. */
  readonly fill: (html: string) => string
}

/** The shared parts of one page: those that earlier pages rendered are taken from the store, with their styles. */
export function createPageParts({ parts }: PartStore, sheet: PageSheet): PageParts {
  const styles = new Map<string, readonly StyleName[]>()
  return {
    placeholder: (id) => {
      const part = parts.get(id)
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
    fill: (html) => {
      let open: string | undefined
      const pieces = html.split(end)
      return pieces
        .map((raw, index) => {
          // The marks are few: looking at the ends of what lies between them is less than going through the page for each.
          const after = index > 0 && raw.startsWith(separator) ? raw.slice(separator.length) : raw
          const piece = index < pieces.length - 1 ? withoutLast(after) : after
          if (open !== undefined) {
            parts.set(open, { html: piece, styles: styles.get(open) ?? [] })
            open = undefined
            return piece
          }
          const place = piece.indexOf(known)
          if (place >= 0) return withoutLast(piece.slice(0, place)) + (parts.get(piece.slice(place + 1))?.html ?? '')
          const begin = piece.indexOf(start)
          if (begin < 0) return piece
          open = piece.slice(begin + 1)
          return withoutLast(piece.slice(0, begin))
        })
        .join('')
    },
  }
}

/** Takes the separator away that stands before a mark. */
const withoutLast = (piece: string): string => (piece.endsWith(separator) ? piece.slice(0, -separator.length) : piece)
