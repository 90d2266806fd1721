import type { Handler } from '../../calls/handlers.ts'

/** I32. A vendor nobody has offers nothing. */
export const vendorGameTypes: Handler<'vendorGameTypes'> = async ({ catalogues, merchant }, { vassalage }) => {
  const { vendors } = await catalogues.of(merchant.id)
  return [...(vendors.find(({ code }) => code === vassalage)?.gameTypes ?? [])]
}
