import type { ReactNode } from 'react'
import { type ListSwitchLabels, listSwitchLabels } from './ListSwitch.labels.ts'
import { ListSwitchRoot } from './ListSwitch.styles.ts'

export interface ListSwitchOption {
  id: string
  label: string
  icon?: ReactNode
  /** Shown after the label, such as the number of filters that are set. */
  count?: number | undefined
}

export interface ListSwitchProps {
  options: readonly ListSwitchOption[]
  /** The chosen option, or null for the plain list. */
  value: string | null
  /** Told the new choice; pressing the active option gives null, the plain list (L20). */
  onChange: (value: string | null) => void
  /** What the chosen option opens: a search field, filters. */
  children?: ReactNode
  /** Shows icons alone on narrow screens; every option then needs one. */
  isCompact?: boolean
  labels?: ListSwitchLabels
}

/** Recent, search and filter of a lobby (L15): one of them or none. */
export function ListSwitch(props: ListSwitchProps) {
  const { options, value, onChange, children, isCompact = false, labels = listSwitchLabels } = props
  return (
    <ListSwitchRoot data-compact={isCompact || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields of a form; these are toggles */}
      <div data-part="options" role="group" aria-label={labels.group}>
        {options.map(({ id, label, icon, count }) => (
          <button
            key={id}
            type="button"
            data-part="option"
            aria-pressed={value === id}
            onClick={() => onChange(value === id ? null : id)}
          >
            {icon}
            <span data-part="word">{label}</span>
            {count ? <span data-part="count">{count}</span> : null}
          </button>
        ))}
      </div>
      {value !== null && children}
    </ListSwitchRoot>
  )
}
