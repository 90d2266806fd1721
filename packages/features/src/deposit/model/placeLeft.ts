import { centrePrefix } from '@foyer/feature-api'

/** Parameter that names a payment on the page of deposits. */
export const depositParameter = `${centrePrefix}deposit`

const keyOf = (reference: string): string => `foyer-deposit-${reference}`

/** Keeps for this tab where its player leaves for the page of a provider, which leads back to the home page. */
export function keepPlace(reference: string): void {
  const { pathname, search } = location
  const query = new URLSearchParams(search)
  query.set(depositParameter, reference)
  try {
    sessionStorage.setItem(keyOf(reference), `${pathname}?${query}`)
  } catch {
    // Without a storage the way back is that of the provider.
  }
}

/** Where the player of this tab left for the page of a provider; told once. */
export function takePlace(reference: string): string | undefined {
  try {
    const place = sessionStorage.getItem(keyOf(reference)) ?? undefined
    sessionStorage.removeItem(keyOf(reference))
    return place
  } catch {
    return undefined
  }
}
