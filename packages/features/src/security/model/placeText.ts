import type { CallPlace } from '@foyer/contract'

/** What somebody used, such as "Firefox · Linux"; nothing where it is not known. */
export const deviceText = ({ browser, system }: CallPlace): string => [browser, system].filter(Boolean).join(' · ')

/** Where they were: the country in the page's language, and the network address. */
export function placeText({ country, address }: CallPlace, language: string): string {
  const name = country && new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(country)
  return [name, address].filter(Boolean).join(' · ')
}
