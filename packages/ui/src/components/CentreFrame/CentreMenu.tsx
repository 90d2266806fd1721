import { ChevronDown } from 'lucide'
import { Glyph } from '../Icon/Glyph.tsx'
import type { CentreEntry } from './CentreFrame.tsx'

interface CentreMenuProps {
  name: string
  label: string
  entries: readonly CentreEntry[]
  activeId: string
  /** Of the page that is shown, which may be none of the entries. */
  title: string
  onNavigate(id: string): void
}

/** The pages of a centre: a list at the side, a select on narrow screens. */
export function CentreMenu({ name, label, entries, activeId, title, onNavigate }: CentreMenuProps) {
  const content = ({ icon, label: text, badge }: CentreEntry) => (
    <>
      {icon}
      <span>{text}</span>
      {badge !== undefined && <span data-part="badge">{badge}</span>}
    </>
  )
  return (
    <nav data-part="side" aria-label={label}>
      <p data-part="name">{name}</p>
      <ul data-part="menu">
        {entries.map((entry) => {
          const shared = {
            'data-part': 'entry',
            'aria-current': entry.id === activeId ? ('page' as const) : undefined,
            onClick: () => onNavigate(entry.id),
          }
          return (
            <li key={entry.id}>
              {entry.href ? (
                <a {...shared} href={entry.href}>
                  {content(entry)}
                </a>
              ) : (
                <button type="button" {...shared}>
                  {content(entry)}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {entries.length > 1 && (
        <div data-part="choice">
          <select
            data-part="pick"
            aria-label={label}
            value={activeId}
            onChange={(event) => onNavigate(event.currentTarget.value)}
          >
            {entries.every(({ id }) => id !== activeId) && (
              <option value={activeId} hidden>
                {title}
              </option>
            )}
            {entries.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {entry.badge === undefined ? entry.label : `${entry.label} (${entry.badge})`}
              </option>
            ))}
          </select>
          <Glyph of={ChevronDown} data-part="arrow" />
        </div>
      )}
    </nav>
  )
}
