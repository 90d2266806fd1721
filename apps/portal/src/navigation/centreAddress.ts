import { type CentrePageId, centrePrefix } from '@foyer/feature-api'

/** Name of the address parameter that holds the open centre page. */
export const centreParameter = 'centre'

/** An address with another centre page open, or none; the filters of the one before go with it. */
export function centreAddress(address: string, page: CentrePageId | undefined): string {
  const url = new URL(address)
  const { searchParams } = url
  if (searchParams.get(centreParameter) !== page) {
    const own = Array.from(searchParams.keys()).filter((name) => name.startsWith(centrePrefix))
    for (const name of own) searchParams.delete(name)
  }
  if (page) searchParams.set(centreParameter, page)
  else searchParams.delete(centreParameter)
  return url.pathname + url.search + url.hash
}
