import { backHere, countFilters, freeChoice, useRuntime, useSession } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Drawing, searchDrawing } from '@foyer/ui/Drawing'
import { EmptyState } from '@foyer/ui/EmptyState'
import type { ReactNode } from 'react'
import { emptyReason } from '../model/emptyReason.ts'
import { firstLobbyState, type LobbyState } from '../model/lobbyState.ts'
import type { LobbySource } from '../model/useLobby.ts'
import { useT } from '../model/useT.ts'
import { EmptyCategory } from './EmptyCategory.tsx'

interface LobbyEmptyProps {
  source: LobbySource
  /** What is chosen; nothing where there is nothing to choose. */
  state?: LobbyState
  onShowAll: () => void
  /** What the button that shows all says; all games without it. */
  showAllText?: string
  /** Takes filters away, where there are some. */
  onChange?: (part: Partial<LobbyState>) => void
}

/** The button that was pressed goes with the words around it; who works by keyboard goes on at the heading. */
function goOnAtHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** In place of a list without games: why, and what to do (L18, L22). */
export function LobbyEmpty({ source, state = firstLobbyState, onShowAll, showAllText, onChange }: LobbyEmptyProps) {
  const t = useT()
  const pressShowAll = (): void => {
    onShowAll()
    goOnAtHeading()
  }
  const showAll = <Button onClick={pressShowAll}>{showAllText ?? t('emptyAction')}</Button>
  switch (source) {
    case 'needsLogin':
      return <NeedsAccount showAll={showAll} />
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
      return <NoGames state={state} showAll={showAll} onChange={onChange} />
  }
}

/** A guest logs in or registers first; a trial account needs a real one (X01, X05, X08). */
function NeedsAccount({ showAll }: { showAll: ReactNode }) {
  const t = useT()
  const runtime = useRuntime()
  const { role } = useSession()
  const { actions, moduleOn, text } = runtime
  const isTrial = role === 'trial'
  const mayRegister = moduleOn('registration')
  const options = () => ({ onLoggedIn: backHere(runtime) })
  return (
    <EmptyState
      title={isTrial ? text('problems', 'needTrueAccountTitle') : t('loginTitle')}
      actions={
        <>
          {!isTrial && (
            <Button tone="primary" onClick={() => actions.openLogin(options())}>
              {t('login')}
            </Button>
          )}
          {mayRegister && (
            <Button tone={isTrial ? 'primary' : 'secondary'} onClick={() => actions.openRegister(options())}>
              {text('problems', 'openAccount')}
            </Button>
          )}
          {showAll}
        </>
      }
    >
      {isTrial ? text('problems', 'in_need_true_account') : t('loginText')}
    </EmptyState>
  )
}

interface NoGamesProps {
  state: LobbyState
  showAll: ReactNode
  onChange: LobbyEmptyProps['onChange']
}

function NoGames({ state, showAll, onChange }: NoGamesProps) {
  const nothingFound = <Drawing of={searchDrawing} />
  const t = useT()
  switch (emptyReason(state)) {
    case 'lobby':
      return <EmptyCategory />
    case 'name':
      return (
        <EmptyState icon={nothingFound} title={t('noResultsTitle', { text: state.search })} actions={showAll}>
          {t('noResultsText')}
        </EmptyState>
      )
    case 'choice':
      return (
        <EmptyState
          icon={nothingFound}
          title={t('emptyTitle')}
          actions={
            <>
              {countFilters(state) > 0 && onChange && (
                <Button
                  tone="primary"
                  onClick={() => {
                    onChange({ ...freeChoice, sort: state.sort })
                    goOnAtHeading()
                  }}
                >
                  {t('clearFilters')}
                </Button>
              )}
              {showAll}
            </>
          }
        >
          {t('emptyText')}
        </EmptyState>
      )
  }
}
