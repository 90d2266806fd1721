import type { CallPlace } from '@foyer/contract'
import type { PlaceColumns } from '../database/schema.ts'

export const placeColumns = ['browser', 'system', 'address', 'country'] as const

/** A place as it stands on the wire: what is not known is left out. */
export const shownPlace = ({ browser, system, address, country }: PlaceColumns): CallPlace => ({
  ...(browser === null ? {} : { browser }),
  ...(system === null ? {} : { system }),
  ...(address === null ? {} : { address }),
  ...(country === null ? {} : { country }),
})
