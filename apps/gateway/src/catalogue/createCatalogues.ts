import { isUnavailable } from '../database/databaseUnavailable.ts'
import type { Changes } from '../database/followChanges.ts'
import type { Merchant } from '../merchants/merchant.ts'
import type { Catalogue } from './catalogue.ts'

/** What decides a merchant's catalogue besides the database. */
type CatalogueOwner = Pick<Merchant, 'id' | 'offer'>

/** What each merchant offers, as it is now or was less than a second ago; while the database is away, as it was last. */
export interface Catalogues {
  readonly of: (merchant: CatalogueOwner) => Promise<Catalogue>
}

interface Kept {
  readonly version: bigint
  /** A saved brand file brings a new one. */
  readonly offer: Merchant['offer']
  readonly catalogue: Promise<Catalogue>
}

/** Keeps each merchant's catalogue until it changes, here or on another instance; those who ask at once read it once. */
export function createCatalogues(load: (merchant: CatalogueOwner) => Promise<Catalogue>, changes: Changes): Catalogues {
  const kept = new Map<number, Kept>()

  const current = async ({ id, offer }: CatalogueOwner): Promise<Catalogue> => {
    const heard = changes.heard()
    if (heard !== undefined) await heard
    // The version was heard before the catalogue is read, so what is read is at least that new.
    const version = changes.catalogueVersion(id)
    const known = kept.get(id)
    if (known?.version === version && known.offer === offer) return known.catalogue
    const next = { version, offer, catalogue: load({ id, offer }) }
    kept.set(id, next)
    return next.catalogue.catch((error: unknown) => {
      if (kept.get(id) === next) {
        if (known === undefined) kept.delete(id)
        else kept.set(id, known)
      }
      throw error
    })
  }
  return {
    of: async (owner) => {
      const known = kept.get(owner.id)
      const next = current(owner)
      if (known?.offer !== owner.offer) return next
      // Nobody waits for a database that is away; asking goes on, so that its return is noticed.
      if (changes.isAway()) {
        next.catch(() => undefined)
        return known.catalogue
      }
      return next.catch((error: unknown) => {
        if (isUnavailable(error)) return known.catalogue
        throw error
      })
    },
  }
}
