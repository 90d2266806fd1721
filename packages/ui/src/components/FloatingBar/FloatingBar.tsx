import { Headset, X } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useDisclosure } from '../../interaction/useDisclosure.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { type FloatingBarLabels, floatingBarLabels } from './FloatingBar.labels.ts'
import { FloatingBarRoot } from './FloatingBar.styles.ts'
import { FloatingEntry } from './FloatingEntry.tsx'

export interface FloatingLink {
  id: string
  label: string
  href: string
  image?: string | undefined
}

export interface FloatingBarEntry {
  id: string
  label: string
  icon: ReactNode
  /** Where the entry leads at once: outside in a tab of its own, within the site (`/help`) in the same. */
  href?: string | undefined
  /** A list the entry opens, such as messaging apps or social pages (H20). */
  links?: readonly FloatingLink[] | undefined
}

export interface FloatingBarProps {
  entries: readonly FloatingBarEntry[]
  /** An entry without link and list was chosen. */
  onSelect?: (id: string) => void
  labels?: FloatingBarLabels
}

/**
 * Customer service, messaging apps and social pages behind one button at the right edge (H20, H21). Place it as the last
 * child of the page's root, so that it covers nothing at its end.
 */
export function FloatingBar({ entries, onSelect, labels = floatingBarLabels }: FloatingBarProps) {
  const { rootRef, isOpen, setOpen } = useDisclosure<HTMLElement>()
  const [openEntry, setOpenEntry] = useState<string>()
  if (entries.length === 0) return null

  const toggleEntry = (entry: FloatingBarEntry): void => {
    if (!entry.links) {
      setOpen(false)
      onSelect?.(entry.id)
      return
    }
    const isShown = isOpen && openEntry === entry.id
    setOpenEntry(isShown ? undefined : entry.id)
    setOpen(true)
  }
  const toggleBar = (): void => {
    setOpenEntry(undefined)
    setOpen(!isOpen)
  }

  return (
    <FloatingBarRoot ref={rootRef} aria-label={labels.bar} data-open={isOpen || undefined}>
      <ul data-part="entries">
        {entries.map((entry) => (
          <FloatingEntry
            key={entry.id}
            entry={entry}
            isOpen={isOpen && openEntry === entry.id}
            onToggle={() => toggleEntry(entry)}
          />
        ))}
      </ul>
      <button
        type="button"
        data-part="opener"
        aria-expanded={isOpen}
        aria-label={isOpen ? labels.close : labels.open}
        onClick={toggleBar}
      >
        {isOpen ? <Glyph of={X} size={22} /> : <Glyph of={Headset} size={22} />}
      </button>
    </FloatingBarRoot>
  )
}
