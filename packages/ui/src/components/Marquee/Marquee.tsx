import { Megaphone, Pause, Play } from 'lucide'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { watchSight } from '../../interaction/watchSight.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { type MarqueeLabels, marqueeLabels } from './Marquee.labels.ts'
import { MarqueeRoot } from './Marquee.styles.ts'

export interface MarqueeItem {
  id: string
  text: string
  href?: string | undefined
}

export interface MarqueeProps {
  items: readonly MarqueeItem[]
  /** Makes items buttons that open the whole notice. */
  onSelect?: (id: string) => void
  labels?: MarqueeLabels
}

const pixelsPerSecond = 48

/** A notice that the keyboard has reached is brought in whole; a pressed one stays under the pointer. */
const showFocused = ({ currentTarget }: FocusEvent<HTMLElement>): void => {
  if (currentTarget.matches(':focus-visible')) currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
const rewind = ({ currentTarget }: FocusEvent<HTMLElement>): void => {
  currentTarget.closest('[data-part=window]')?.scrollTo(0, 0)
}

/** Notices that run through one line (L01). Can be paused, holds under pointer and focus; under reduced motion it is a still list. */
export function Marquee({ items, onSelect, labels = marqueeLabels }: MarqueeProps) {
  const rootRef = useRef<HTMLElement>(null)
  const [isPaused, setPaused] = useState(false)

  // Out of sight it stands still, or the browser would count its frames. Longer lists take longer, so that the speed to
  // read at stays the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width follows from the items
  useEffect(() => {
    const root = rootRef.current
    if (!root) return
    return watchSight(root, (isInSight) => {
      root.toggleAttribute('data-away', !isInSight)
      if (!isInSight) return
      const width = root.querySelector('[data-part=list]')?.scrollWidth ?? 0
      root.style.setProperty('--fy-marquee-time', `${Math.round(width / pixelsPerSecond)}s`)
    })
  }, [items])

  if (items.length === 0) return null

  // The copy closes the loop for the eye and answers a press like the original; keys and readers meet each notice once.
  const itemOf = ({ id, text, href }: MarqueeItem, isCopy: boolean): ReactNode => {
    const common = {
      'data-part': 'item',
      tabIndex: isCopy ? -1 : undefined,
      onClick: () => onSelect?.(id),
      onFocus: showFocused,
      onBlur: rewind,
    }
    if (href)
      return (
        <a href={href} {...common}>
          {text}
        </a>
      )
    if (!onSelect) return <span data-part="item">{text}</span>
    return (
      <button type="button" {...common}>
        {text}
      </button>
    )
  }
  const list = (isCopy: boolean): ReactNode => (
    <ul data-part="list" aria-hidden={isCopy || undefined}>
      {items.map((item) => (
        <li key={item.id}>{itemOf(item, isCopy)}</li>
      ))}
    </ul>
  )

  return (
    <MarqueeRoot ref={rootRef} aria-label={labels.notices} data-paused={isPaused || undefined}>
      <Glyph of={Megaphone} data-part="icon" size={18} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; these are notices */}
      <div
        data-part="window"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: under reduced motion this is a region that scrolls
        tabIndex={0}
        role="group"
        aria-label={labels.notices}
      >
        {list(false)}
        {list(true)}
      </div>
      <button
        type="button"
        data-part="pause"
        data-control
        aria-label={isPaused ? labels.play : labels.pause}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? <Glyph of={Play} size={16} line={1} isFilled /> : <Glyph of={Pause} size={16} line={1} isFilled />}
      </button>
    </MarqueeRoot>
  )
}
