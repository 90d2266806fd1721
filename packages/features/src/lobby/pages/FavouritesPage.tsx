import { useRuntime, useSession } from '@foyer/feature-api'
import { GameGrid } from '@foyer/ui/GameGrid'
import { LobbyEmpty } from '../components/LobbyEmpty.tsx'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useT } from '../model/useT.ts'
import { LobbyPageRoot } from './LobbyPage.styles.ts'

const none = [] as const
/** What stands there without a list to ask for. */
const stateWithout = { unknown: 'loading', unreachable: 'error', guest: 'ready', signedIn: 'ready' } as const

/** All favourite games of the account (R03, C04). */
export function FavouritesPage() {
  const t = useT()
  const { href, navigate, refreshSession } = useRuntime()
  const { status, role } = useSession()
  const hasAccount = status === 'signedIn' && role !== 'trial'
  const answer = useOperation('favouriteGames', { pageNo: 1, pageSize: 999 }, { enabled: hasAccount })
  const tiles = useGameTiles(answer.data?.games ?? none, { marksPopular: true })
  return (
    <LobbyPageRoot data-tall>
      <h1>{t('title_fav')}</h1>
      <GameGrid
        {...tiles}
        state={hasAccount ? gridState(answer) : stateWithout[status]}
        skeletonCount={12}
        onRetry={() => void (hasAccount ? answer.refetch() : refreshSession().catch(() => undefined))}
        empty={<LobbyEmpty source={hasAccount ? 'favourites' : 'needsLogin'} onShowAll={() => navigate(href('rng'))} />}
      />
    </LobbyPageRoot>
  )
}
