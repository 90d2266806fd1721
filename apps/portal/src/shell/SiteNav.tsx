import { type IconLoader, useCategoryName, useLabels, useRuntime, vendorsQuery } from '@foyer/feature-api'
import { NavDropdown } from '@foyer/ui/NavDropdown'
import { NavRow } from '@foyer/ui/NavRow'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { LoadedIcon } from '../parts/LoadedIcon.tsx'
import { SharedPart } from '../parts/SharedPart.tsx'
import { useOperation } from '../runtime/calls.ts'
import { buildNav, type NavEntry, navIcon } from './navModel.ts'
import { useSite } from './SiteContext.ts'
import { SiteNavRoot } from './SiteNav.styles.ts'
import { useChooseVendor } from './useChooseVendor.ts'

/** Categories of the header with their vendors (H05 to H07). */
export function SiteNav() {
  const nameOf = useCategoryName()
  const { table, features } = useSite()
  const { config, language, href, categoryRoute } = useRuntime()
  const { pathname } = useLocation()
  const { data: categories } = useOperation('gameVendors', vendorsQuery)
  const { nav, pages } = config
  const entries = buildNav({ nav, pages, categories, language, href, categoryRoute, nameOf })
  const current = table.find(pathname)?.id
  const isRail = config.theme.header === 'rail'
  const rowLabels = useLabels('NavRow')
  const chooseVendor = useChooseVendor()
  const items = entries.map((entry) => {
    const { category, routeId, label, href } = entry
    const id = category ?? routeId
    const isActive = routeId === current && routeId !== 'providers'
    const content = (
      <SharedPart key={id} id={`nav ${id} ${isActive}`}>
        <SiteNavItem entry={entry} isActive={isActive} icon={isRail ? navIcon(features, routeId) : undefined} />
      </SharedPart>
    )
    return { id, label, href, isActive, content, onChoose: (event: MouseEvent) => chooseVendor(event, entry) }
  })
  // A rail is as long as its entries.
  return isRail ? items.map(({ content }) => content) : <NavRow entries={items} labels={rowLabels} />
}

interface SiteNavItemProps {
  readonly entry: NavEntry
  readonly isActive: boolean
  /** Of a rail that shows icons until it is wanted. */
  readonly icon: IconLoader | undefined
}

function SiteNavItem({ entry, isActive, icon }: SiteNavItemProps) {
  const labels = useLabels('NavDropdown')
  const chooseVendor = useChooseVendor()
  const { label, href } = entry
  return (
    <SiteNavRoot onClickCapture={(event) => chooseVendor(event, entry)}>
      {icon && (
        <span data-part="icon">
          <LoadedIcon load={icon} />
        </span>
      )}
      <NavDropdown
        label={label}
        href={href}
        items={entry
          .vendors()
          .map(({ code, name, image, href: address }) => ({ id: code, label: name, href: address, image }))}
        moreHref={href}
        isActive={isActive}
        labels={labels}
      />
    </SiteNavRoot>
  )
}
