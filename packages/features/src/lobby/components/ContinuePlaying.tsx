import { type SettingsOf, useActions, useFormats, useLabels, useSession, useTimeAgo } from '@foyer/feature-api'
import { ContinueRail } from '@foyer/ui/ContinueRail'
import type { ContinueSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'
import { BleedRoot } from './Bleed.styles.ts'
import { ContinuePlace } from './ContinuePlace.tsx'

/** What the player played last, to go on with (I33). Nothing for guests, and before anything was played. */
export function ContinuePlaying({ settings: { count } }: { settings: SettingsOf<typeof ContinueSettings> }) {
  const t = useT()
  const ago = useTimeAgo()
  const { money } = useFormats()
  const { launchGame } = useActions()
  const { status, role } = useSession()
  const hasAccount = status === 'signedIn' && role !== 'trial'
  const { data, isPending } = useOperation('recentGames', { pageNo: 1, pageSize: count }, { enabled: hasAccount })
  const labels = useLabels('ContinueRail')
  if (status === 'guest' || status === 'unknown' || (hasAccount && isPending))
    return <ContinuePlace isGuest={status === 'guest'} />
  if (!hasAccount || !data || data.games.length === 0) return null
  return (
    <BleedRoot data-bleeds>
      <ContinueRail
        title={t('continueTitle')}
        games={data.games.map(({ nodeId, name, wideIcon, lastPlayed, lastBet }) => ({
          id: String(nodeId),
          name,
          image: wideIcon,
          when: lastPlayed && ago(lastPlayed),
          lastBet: lastBet === undefined ? undefined : money(lastBet),
        }))}
        onPlay={(id) => {
          const game = data.games.find(({ nodeId }) => String(nodeId) === id)
          if (game) launchGame(game)
        }}
        labels={labels}
      />
    </BleedRoot>
  )
}
