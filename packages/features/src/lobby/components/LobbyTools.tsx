import { countFilters, useLabels, useRuntime } from '@foyer/feature-api'
import { Glyph } from '@foyer/ui/Icon'
import { ListSwitch } from '@foyer/ui/ListSwitch'
import { Clock, Search, SlidersHorizontal } from 'lucide'
import { useState } from 'react'
import { firstLobbyState, type LobbyState } from '../model/lobbyState.ts'
import { useT } from '../model/useT.ts'
import { wantAccount } from '../model/wantAccount.ts'
import { LobbyToolsRoot } from './LobbyTools.styles.ts'
import { NameSearch } from './NameSearch.tsx'

interface LobbyToolsProps {
  state: LobbyState
  /** Asks for filters and order (L23, QP03, QP04). */
  onFilter: () => void
  /** Recent games belong to an account (L20, X01). */
  hasAccount: boolean
  onChange: (part: Partial<LobbyState>, replace?: boolean) => void
}

/** Recent, search and filter: a list or a field, or what filters lie over the page (L15, L20, L23, L24). */
export function LobbyTools({ state, hasAccount, onFilter, onChange }: LobbyToolsProps) {
  const t = useT()
  const runtime = useRuntime()
  const [opened, setOpened] = useState<string>()
  const open = state.list === 'recent' ? 'recent' : (opened ?? (state.search ? 'search' : 'none'))

  const choose = (next: string | null): void => {
    if (next === 'recent' && !hasAccount) {
      void wantAccount(runtime, () => onChange({ list: 'recent' }))
      return
    }
    if (next === 'filter') {
      onFilter()
      return
    }
    setOpened(next ?? 'none')
    if (next === 'recent') onChange({ ...firstLobbyState, vendor: state.vendor, list: 'recent' })
    else if (next === null || state.list === 'recent') onChange({ search: '', list: 'game' })
  }

  return (
    <LobbyToolsRoot>
      <ListSwitch
        isCompact
        value={open === 'none' ? null : open}
        onChange={choose}
        labels={useLabels('ListSwitch')}
        options={[
          { id: 'recent', label: t('recent'), icon: <Glyph of={Clock} /> },
          { id: 'search', label: t('search'), icon: <Glyph of={Search} /> },
          { id: 'filter', label: t('filter'), icon: <Glyph of={SlidersHorizontal} />, count: countFilters(state) },
        ]}
      >
        {open === 'search' && (
          <NameSearch
            search={state.search}
            isAsked={opened === 'search'}
            onSearch={(search) => onChange({ search }, true)}
          />
        )}
      </ListSwitch>
    </LobbyToolsRoot>
  )
}
