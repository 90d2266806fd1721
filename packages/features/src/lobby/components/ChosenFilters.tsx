import { freeChoice, type NamedChoice, useActions } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Glyph } from '@foyer/ui/Icon'
import { Select } from '@foyer/ui/Select'
import { X } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LobbyState } from '../model/lobbyState.ts'
import { useT } from '../model/useT.ts'
import { ChosenFiltersRoot } from './ChosenFilters.styles.ts'

interface ChosenFiltersProps {
  state: LobbyState
  onChange: (part: Partial<LobbyState>) => void
  /** Whether they leave nothing; what stands in place of the games clears them all then. */
  isEmpty: boolean
  /** Whether the games are what a search found. */
  isSearch?: boolean
}

/** What is set of the filters, each to be taken away, and the order, above what they leave (QP03, QP04). */
export function ChosenFilters({ state, onChange, isEmpty, isSearch = false }: ChosenFiltersProps) {
  const t = useT()
  const { nameChoice } = useActions()
  const [named, setNamed] = useState<NamedChoice>()
  // The state is made anew each time, its text is not.
  const text = JSON.stringify(state)
  const ask = useEffectEvent((choice: LobbyState, onNamed: (names: NamedChoice) => void) =>
    nameChoice({ choice, isSearch, onNamed }),
  )
  useEffect(() => {
    let isWanted = true
    // Written right above.
    ask(JSON.parse(text) as LobbyState, (names) => isWanted && setNamed(names))
    return () => {
      isWanted = false
    }
  }, [text])
  const { filters = [], orders = [], orderLabel = '' } = named ?? {}
  return (
    <ChosenFiltersRoot role="group" aria-label={t('chosenFilters')}>
      <ul>
        {filters.map(({ id, name, without }) => (
          <li key={id}>
            <Button
              size="small"
              aria-label={t('removeFilter', { name })}
              onClick={() => onChange({ ...without, page: 1 })}
            >
              {name} <Glyph of={X} />
            </Button>
          </li>
        ))}
      </ul>
      {filters.length > 1 && !isEmpty && (
        <Button size="small" tone="quiet" onClick={() => onChange({ ...freeChoice, sort: state.sort, page: 1 })}>
          {t('clearFilters')}
        </Button>
      )}
      {orders.length > 0 && (
        <div data-part="order">
          <Select
            label={orderLabel}
            value={state.sort}
            options={orders}
            onChange={({ currentTarget }) =>
              onChange({ sort: orders.find(({ value }) => value === currentTarget.value)?.value ?? 'popular', page: 1 })
            }
          />
        </div>
      )}
    </ChosenFiltersRoot>
  )
}
