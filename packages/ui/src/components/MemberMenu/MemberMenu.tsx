import { ChevronDown } from 'lucide'
import { type KeyboardEvent, useId } from 'react'
import { moveFocus } from '../../interaction/moveFocus.ts'
import { useDisclosure } from '../../interaction/useDisclosure.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { useFailedImages } from '../LazyImage/useFailedImages.ts'
import { MemberBalance } from './MemberBalance.tsx'
import { memberMenuLabels } from './MemberMenu.labels.ts'
import { MemberMenuRoot } from './MemberMenu.styles.ts'
import type { MemberMenuEntry, MemberMenuProps } from './MemberMenu.types.ts'

/** The signed-in member in the header: balance, deposit, and a list of places to go (UK07, H08 to H18). */
export function MemberMenu(props: MemberMenuProps) {
  const { name, clubLabel, avatar, deposit, entries, onSelect, labels = memberMenuLabels } = props
  const { rootRef, isOpen, setOpen } = useDisclosure<HTMLDivElement>()
  const panelId = useId()
  const { failedImages, imageProps } = useFailedImages()

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const isToggle = event.target instanceof Element && event.target.matches('[data-part=toggle]')
    if (isToggle && event.key === 'ArrowDown' && !isOpen) setOpen(true)
    const panel = rootRef.current?.querySelector<HTMLElement>('[data-part=entries]')
    if (panel && moveFocus(panel, event.key)) event.preventDefault()
  }
  const choose = (id: string): void => {
    // The entry is about to go; what opens next gives the focus back to where it is now.
    rootRef.current?.querySelector<HTMLElement>('[data-part=toggle]')?.focus()
    setOpen(false)
    onSelect?.(id)
  }
  const content = ({ icon, label, badge }: MemberMenuEntry) => (
    <>
      {icon}
      <span>{label}</span>
      {badge !== undefined && <span data-part="badge">{badge}</span>}
    </>
  )
  const balance = <MemberBalance {...props} labels={labels} />

  return (
    <MemberMenuRoot ref={rootRef} onKeyDown={onKeyDown}>
      {balance}
      {deposit}
      <button
        type="button"
        data-part="toggle"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`${labels.menu}: ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        <span data-part="avatar" data-initial={name.slice(0, 1)} aria-hidden="true" {...imageProps}>
          {avatar && !failedImages.has(avatar) && <img src={avatar} alt="" width={32} height={32} />}
        </span>
        <span data-part="who">{name}</span>
        <Glyph of={ChevronDown} size={16} />
      </button>
      <div data-part="panel" id={panelId} hidden={!isOpen}>
        <div data-part="head">
          <strong>{name}</strong>
          {clubLabel && <span data-part="club">{clubLabel}</span>}
          {balance}
        </div>
        <ul data-part="entries">
          {entries.map((entry) => (
            <li key={entry.id} data-separated={entry.isSeparated || undefined}>
              {entry.href ? (
                <a data-part="entry" href={entry.href} onClick={() => choose(entry.id)}>
                  {content(entry)}
                </a>
              ) : (
                <button type="button" data-part="entry" onClick={() => choose(entry.id)}>
                  {content(entry)}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </MemberMenuRoot>
  )
}
