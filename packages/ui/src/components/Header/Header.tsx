import { Menu, X } from 'lucide'
import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { type HeaderLabels, headerLabels } from './Header.labels.ts'
import { HeaderRoot } from './Header.styles.ts'

export interface HeaderProps {
  /** The brand's mark, usually a link to the home page (H01). */
  logo: ReactNode
  /** Entries, usually a `NavRow`. Below 960 px they stand in the drawer. */
  nav?: ReactNode
  /** Language, theme, sign in or the member menu; stay visible at every width. */
  actions?: ReactNode
  /** Shown under the entries in the drawer only: what does not fit a narrow bar. */
  drawerExtra?: ReactNode
  labels?: HeaderLabels
}

/** The sticky bar on top of a page (UK07). Below 960 px the navigation becomes a drawer, which opens without script. */
export function Header({ logo, nav, actions, drawerExtra, labels = headerLabels }: HeaderProps) {
  const drawerId = useId()
  const drawerRef = useRef<HTMLDivElement>(null)

  const closeAfterLink = (event: MouseEvent): void => {
    const drawer = drawerRef.current
    if (event.target instanceof Element && event.target.closest('a[href]') && drawer?.matches(':popover-open'))
      drawer.hidePopover()
  }

  return (
    <HeaderRoot>
      <div data-part="bar">
        {nav && (
          <button type="button" data-part="menu" data-control popoverTarget={drawerId} aria-label={labels.menu}>
            <Glyph of={Menu} size={22} />
          </button>
        )}
        <div data-part="logo">{logo}</div>
        {nav && (
          // biome-ignore lint/a11y/noStaticElementInteractions: hears the clicks of the links inside, which the keyboard makes too
          <div
            data-part="drawer"
            id={drawerId}
            ref={drawerRef}
            popover="auto"
            role="presentation"
            onClick={closeAfterLink}
          >
            <div data-part="drawer-head">
              <span>{labels.nav}</span>
              <button
                type="button"
                data-control
                popoverTarget={drawerId}
                popoverTargetAction="hide"
                aria-label={labels.close}
              >
                <Glyph of={X} size={20} />
              </button>
            </div>
            <nav data-part="nav" aria-label={labels.nav}>
              {nav}
            </nav>
            {drawerExtra && <div data-part="drawer-extra">{drawerExtra}</div>}
          </div>
        )}
        <div data-part="actions">{actions}</div>
      </div>
    </HeaderRoot>
  )
}
