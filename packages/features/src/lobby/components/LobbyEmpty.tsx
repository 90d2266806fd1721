import { useActions, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import type { ReactNode } from 'react'
import { emptyReason } from '../model/emptyReason.ts'
import { firstLobbyState, type LobbyState } from '../model/lobbyState.ts'
import type { LobbySource } from '../model/useLobby.ts'
import { useT } from '../model/useT.ts'

interface LobbyEmptyProps {
  source: LobbySource
  /** What is chosen; nothing where there is nothing to choose. */
  state?: LobbyState
  onShowAll: () => void
}

/** In place of a list without games: why, and what to do (L18, L22). */
export function LobbyEmpty({ source, state = firstLobbyState, onShowAll }: LobbyEmptyProps) {
  const t = useT()
  const { openLogin } = useActions()
  const showAll = <Button onClick={onShowAll}>{t('emptyAction')}</Button>
  switch (source) {
    case 'needsLogin':
      return (
        <EmptyState
          title={t('loginTitle')}
          actions={
            <>
              <Button tone="primary" onClick={() => openLogin()}>
                {t('login')}
              </Button>
              {showAll}
            </>
          }
        >
          {t('loginText')}
        </EmptyState>
      )
    case 'favourites':
      return (
        <EmptyState title={t('emptyFavTitle')} actions={showAll}>
          {t('emptyFavText')}
        </EmptyState>
      )
    case 'recent':
      return (
        <EmptyState title={t('emptyRecentTitle')} actions={showAll}>
          {t('emptyRecentText')}
        </EmptyState>
      )
    case 'games':
      return <NoGames state={state} showAll={showAll} />
  }
}

function NoGames({ state, showAll }: { state: LobbyState; showAll: ReactNode }) {
  const t = useT()
  const { href } = useRuntime()
  switch (emptyReason(state)) {
    case 'lobby':
      return (
        <EmptyState title={t('emptyLobbyTitle')} actions={<Button href={href('home')}>{t('toHome')}</Button>}>
          {t('noVendorsText')}
        </EmptyState>
      )
    case 'name':
      return (
        <EmptyState title={t('noResultsTitle', { text: state.search })} actions={showAll}>
          {t('noResultsText')}
        </EmptyState>
      )
    case 'choice':
      return (
        <EmptyState title={t('emptyTitle')} actions={showAll}>
          {t('emptyText')}
        </EmptyState>
      )
  }
}
