import { ChevronDown } from 'lucide'
import { useId } from 'react'
import { sayLabel } from '../../labels/sayLabel.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { defaultIcon } from '../LazyImage/DefaultIcon.tsx'
import { useFailedImages } from '../LazyImage/useFailedImages.ts'
import { type NavDropdownLabels, navDropdownLabels } from './NavDropdown.labels.ts'
import { NavDropdownRoot } from './NavDropdown.styles.ts'
import { useNavDropdown } from './useNavDropdown.ts'

/** Vendors a dropdown shows at most (C07). */
export const maxNavItems = 15

export interface NavDropdownItem {
  id: string
  label: string
  href: string
  /** Square logo. */
  image?: string | undefined
}

export interface NavDropdownProps {
  /** Name of the category. */
  label: string
  href: string
  /** Vendors; the first 15 are shown (H06, C07). Without any the entry is a plain link. */
  items?: readonly NavDropdownItem[]
  /** Where the last entry, More, leads. */
  moreHref?: string
  /** The page shown belongs to this category. */
  isActive?: boolean
  labels?: NavDropdownLabels
}

/**
 * A category of the header: a link, and a list of its vendors that opens on hover, focus, press and arrow keys.
 * The open list fills the nearest positioned ancestor's width, which is the header's.
 */
export function NavDropdown(props: NavDropdownProps) {
  const { label, href, items = [], moreHref, isActive = false, labels = navDropdownLabels } = props
  const panelId = useId()
  const { rootRef, rootProps, isOpen, isPinned, onToggle, onLinkFocus, close } = useNavDropdown()
  const { failedImages, imageProps } = useFailedImages()
  const current = isActive ? { 'aria-current': 'page' as const } : {}
  if (items.length === 0) {
    return (
      <NavDropdownRoot data-plain>
        <a data-part="link" href={href} {...current}>
          {label}
        </a>
      </NavDropdownRoot>
    )
  }
  const stop = isOpen && !isPinned ? -1 : undefined
  return (
    <NavDropdownRoot ref={rootRef} {...rootProps} data-open={isOpen || undefined}>
      <a data-part="link" href={href} onFocus={onLinkFocus} onClick={close} {...current}>
        {label}
      </a>
      <button
        type="button"
        data-part="toggle"
        data-control
        aria-label={sayLabel(labels, 'toggle', { label })}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onToggle}
      >
        <Glyph of={ChevronDown} size={16} />
      </button>
      <div data-part="panel" id={panelId} hidden={!isOpen} {...imageProps}>
        {isOpen && (
          <ul data-part="list">
            {items.slice(0, maxNavItems).map((item) => (
              <li key={item.id}>
                <a href={item.href} tabIndex={stop} onClick={close}>
                  {item.image &&
                    (failedImages.has(item.image) ? (
                      defaultIcon
                    ) : (
                      <img src={item.image} alt="" width={36} height={36} loading="lazy" />
                    ))}
                  {item.label}
                </a>
              </li>
            ))}
            {moreHref && (
              <li data-part="more">
                <a href={moreHref} tabIndex={stop} onClick={close}>
                  {labels.more}
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
    </NavDropdownRoot>
  )
}
