import type { GameType } from '@foyer/contract'
import { siteHref, siteText, vendorsQuery } from '@foyer/feature-api'
import type { FoundPlace } from '@foyer/ui/SearchPalette'
import { useMemo } from 'react'
import { useOperation, useRuntime } from './calls.ts'
import { findPlaces } from './findPlaces.ts'

interface SitePlace extends FoundPlace {
  readonly open: () => void
}

/** Categories and studios of the site, its own pages and what its drawer links, each where its name is typed (N09, QP02). */
export function useFoundPlaces(text: string): readonly SitePlace[] {
  const runtime = useRuntime()
  const { data: categories } = useOperation('gameVendors', vendorsQuery)
  const find = useMemo(() => {
    const { config, language, href, navigate, categoryRoute, actions } = runtime
    const nameOf = (category: GameType): string => runtime.text('categories', category)
    const places = new Map<string, SitePlace>()
    const add = (place: SitePlace): void => void (places.has(place.id) || places.set(place.id, place))
    const link = (name: string, address: string): void =>
      add({ id: address, name, open: () => navigate(siteHref(address, language)) })
    const named = new Map<GameType | undefined, string | undefined>(
      config.nav.map(({ category, label }) => [category, label && siteText(label, language)]),
    )
    for (const { gameCategory, vendors } of categories ?? []) {
      const route = categoryRoute(gameCategory)
      if (!route || vendors.length === 0) continue
      const name = named.get(gameCategory) ?? nameOf(gameCategory)
      add({ id: gameCategory, name, open: () => navigate(href(route)) })
    }
    for (const { gameCategory: gameType, vendors } of categories ?? [])
      for (const { vassalage: code, displayName } of vendors) {
        const open = () => actions.openVendor({ code, gameType })
        add({ id: `${gameType} ${code}`, name: displayName, detail: nameOf(gameType), open })
      }
    for (const { label, href: address } of config.drawer ?? [])
      if (address.startsWith('/')) link(siteText(label, language), address)
    for (const { path, title } of config.pages) link(siteText(title, language), path)
    return findPlaces([...places.values()])
  }, [categories, runtime])
  return useMemo(() => find(text), [find, text])
}
