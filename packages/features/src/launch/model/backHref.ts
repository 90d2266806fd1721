import { type PortalRuntime, siteHref } from '@foyer/feature-api'

type Site = Pick<PortalRuntime, 'config' | 'language'>

/** The page that a lottery leads back to, in the language of now: it may have been changed since the lottery was opened. */
export function backHref({ config, language }: Site, back: string): string {
  const { pathname, search } = new URL(back, 'https://site.example')
  const prefix =
    config.languages.find((one) => one.prefix !== '' && `${pathname}/`.startsWith(`${one.prefix}/`))?.prefix ?? ''
  return siteHref(pathname.slice(prefix.length) || '/', language) + search
}
