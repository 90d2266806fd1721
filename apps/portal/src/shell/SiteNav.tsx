import type { GameType } from '@foyer/contract'
import { useActions, useCategoryName, useLabels, useRuntime, vendorsQuery } from '@foyer/feature-api'
import { NavDropdown } from '@foyer/ui/NavDropdown'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { SharedPart } from '../parts/SharedPart.tsx'
import { useOperation } from '../runtime/calls.ts'
import { buildNav, type NavEntry, seaLottery } from './navModel.ts'
import { useSite } from './SiteContext.ts'
import { SiteNavRoot } from './SiteNav.styles.ts'

/** Categories of the header with their vendors (H05 to H07). */
export function SiteNav() {
  const nameOf = useCategoryName()
  const { table } = useSite()
  const { config, language, href, categoryRoute } = useRuntime()
  const { pathname } = useLocation()
  const { data: categories } = useOperation('gameVendors', vendorsQuery)
  const { nav, pages } = config
  const entries = buildNav({ nav, pages, categories, language, href, categoryRoute, nameOf })
  const current = table.find(pathname)?.id
  return entries.map((entry) => {
    const { category, routeId } = entry
    const isActive = routeId === current && routeId !== 'providers'
    return (
      <SharedPart key={category ?? routeId} id={`nav ${category ?? routeId} ${isActive}`}>
        <SiteNavItem entry={entry} isActive={isActive} />
      </SharedPart>
    )
  })
}

interface SiteNavItemProps {
  readonly entry: NavEntry
  readonly isActive: boolean
}

function SiteNavItem({ entry, isActive }: SiteNavItemProps) {
  const { openVendor } = useActions()
  const labels = useLabels('NavDropdown')
  const { category, label, href } = entry
  const vendors = entry.vendors()

  const choose = (event: MouseEvent, gameType: GameType): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
    const address = link.getAttribute('href')
    const vendor = vendors.find((one) => one.href === address)
    const isLottery = gameType === 'LOTT' && address === href
    if (!vendor && !isLottery) return
    event.preventDefault()
    openVendor(vendor ? { code: vendor.code, gameType } : seaLottery)
  }

  return (
    <SiteNavRoot onClickCapture={(event: MouseEvent) => category && choose(event, category)}>
      <NavDropdown
        label={label}
        href={href}
        items={vendors.map(({ code, name, image, href: address }) => ({ id: code, label: name, href: address, image }))}
        moreHref={href}
        isActive={isActive}
        labels={labels}
      />
    </SiteNavRoot>
  )
}
