import type { Changes } from '../database/followChanges.ts'
import type { Catalogue } from './catalogue.ts'

/** What each merchant offers, as it is now or was less than a second ago. */
export interface Catalogues {
  readonly of: (merchantId: number) => Promise<Catalogue>
}

interface Kept {
  readonly version: bigint
  readonly catalogue: Promise<Catalogue>
}

/** Keeps each merchant's catalogue until it changes, here or on another instance; those who ask at once read it once. */
export function createCatalogues(load: (merchantId: number) => Promise<Catalogue>, changes: Changes): Catalogues {
  const kept = new Map<number, Kept>()
  return {
    of: async (merchantId) => {
      const heard = changes.heard()
      if (heard !== undefined) await heard
      // The version was heard before the catalogue is read, so what is read is at least that new.
      const version = changes.catalogueVersion(merchantId)
      const known = kept.get(merchantId)
      if (known?.version === version) return known.catalogue
      const next = { version, catalogue: load(merchantId) }
      kept.set(merchantId, next)
      return next.catalogue.catch((error: unknown) => {
        if (kept.get(merchantId) === next) kept.delete(merchantId)
        throw error
      })
    },
  }
}
