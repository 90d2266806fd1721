import type { GameType } from '@foyer/contract'
import { useActions, useCategoryName, useLabels, useRuntime, vendorsQuery } from '@foyer/feature-api'
import { NavDropdown } from '@foyer/ui/NavDropdown'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { SharedPart } from '../parts/SharedPart.tsx'
import { useOperation } from '../runtime/calls.ts'
import { buildNav, seaLottery } from './navModel.ts'
import { useSite } from './SiteContext.ts'
import { SiteNavRoot } from './SiteNav.styles.ts'

/** Categories of the header with their vendors (H05 to H07). */
export function SiteNav() {
  const nameOf = useCategoryName()
  const { table } = useSite()
  const { config, language, href, categoryRoute } = useRuntime()
  const { openVendor } = useActions()
  const { pathname } = useLocation()
  const { data: categories } = useOperation('gameVendors', vendorsQuery)
  const entries = buildNav({
    nav: config.nav,
    pages: config.pages,
    categories,
    language,
    href,
    categoryRoute,
    nameOf,
  })
  const current = table.find(pathname)?.id
  const isActive = (routeId: string) => routeId === current && routeId !== 'providers'
  const labels = useLabels('NavDropdown')

  const choose = (event: MouseEvent, category: GameType | undefined, categoryHref: string): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !category || event.metaKey || event.ctrlKey || event.shiftKey) return
    const entry = entries.find((one) => one.category === category)
    const address = link.getAttribute('href')
    const vendor = entry?.vendors.find((one) => one.href === address)
    const isLottery = category === 'LOTT' && address === categoryHref
    if (!vendor && !isLottery) return
    event.preventDefault()
    openVendor(vendor ? { code: vendor.code, gameType: category } : seaLottery)
  }

  return entries.map(({ category, label, href: categoryHref, routeId, vendors }) => (
    <SharedPart key={category ?? routeId} id={`nav ${category ?? routeId} ${isActive(routeId)}`}>
      <SiteNavRoot onClickCapture={(event: MouseEvent) => choose(event, category, categoryHref)}>
        <NavDropdown
          label={label}
          href={categoryHref}
          items={vendors.map(({ code, name, image, href: address }) => ({
            id: code,
            label: name,
            href: address,
            image,
          }))}
          moreHref={categoryHref}
          isActive={isActive(routeId)}
          labels={labels}
        />
      </SiteNavRoot>
    </SharedPart>
  ))
}
