import { sayLabel } from '@foyer/ui/labels'
import { useEffect, useState } from 'react'
import { useMoney } from '../../client/components/money.ts'
import { Panel } from '../../client/components/Panel.tsx'
import { Talk } from '../../client/talk/Talk.tsx'
import type { ChatLine } from '../../wire/talk.ts'
import type { MatchListed, SeatShown } from '../wire.ts'
import { useMatchLabels } from './matchLabels.ts'
import type { MatchActions } from './model/createMatchModel.ts'
import { useNames } from './useNames.ts'

interface RoomPanelProps {
  readonly at: string
  readonly chat: readonly ChatLine[]
  readonly own: number | undefined
  readonly seats: readonly SeatShown[]
  readonly actions: Pick<MatchActions<never>, 'sit' | 'say' | 'readTables'>
  readonly onClose: () => void
}

/** The title's tables with their antes, and what is said at this one. */
export function RoomPanel({ at, chat, own, seats, actions, onClose }: RoomPanelProps) {
  const labels = useMatchLabels()
  const { full } = useMoney()
  const nameOf = useNames(seats, own)
  const [tables, setTables] = useState<readonly MatchListed[] | 'failed'>()
  useEffect(() => {
    actions.readTables().then(setTables, () => setTables('failed'))
  }, [actions])
  return (
    <Panel title={labels.tables} onClose={onClose}>
      {tables === 'failed' && <p className="empty">{labels.notLoaded}</p>}
      <ul className="match-tables">
        {Array.isArray(tables) &&
          tables.map(({ name, ante, players }: MatchListed) => (
            <li key={name}>
              <div>
                <strong>{sayLabel(labels, 'table', { number: name })}</strong>
                <p>{sayLabel(labels, 'anteOf', { amount: full(ante) })}</p>
                <p>{sayLabel(labels, 'players', { count: players }, labels.language)}</p>
              </div>
              {name === at ? (
                <span>{labels.sitHere}</span>
              ) : (
                <button
                  type="button"
                  className="action"
                  aria-label={`${labels.sit}: ${sayLabel(labels, 'table', { number: name })}`}
                  onClick={() => {
                    actions.sit(name)
                    onClose()
                  }}
                >
                  {labels.sit}
                </button>
              )}
            </li>
          ))}
      </ul>
      <Talk chat={chat} nameOf={nameOf} canSay={own !== undefined} onSay={actions.say} />
    </Panel>
  )
}
