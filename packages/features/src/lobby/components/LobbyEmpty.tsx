import { useActions } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import type { LobbySource } from '../model/useLobby.ts'
import { useT } from '../model/useT.ts'

interface LobbyEmptyProps {
  source: LobbySource
  onShowAll: () => void
}

/** In place of a list without games: why, and what to do (L18, L22). */
export function LobbyEmpty({ source, onShowAll }: LobbyEmptyProps) {
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
      return (
        <EmptyState title={t('emptyTitle')} actions={showAll}>
          {t('emptyText')}
        </EmptyState>
      )
  }
}
