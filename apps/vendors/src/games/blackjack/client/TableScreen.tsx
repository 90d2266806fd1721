import './styles/table.css'
import './styles/hand.css'
import './styles/moves.css'
import './styles/small.css'
import { sayLabel } from '@foyer/ui/labels'
import { useEffect } from 'react'
import { useMoney } from '../../../client/components/money.ts'
import type { Sound } from '../../../client/sound/sound.ts'
import { Betting } from '../../../client/table/Betting.tsx'
import { Chip } from '../../../client/table/Chip.tsx'
import { Status } from '../../../client/table/Status.tsx'
import type { ScreenProps } from '../../../client/table/TableStage.tsx'
import { useTableWords } from '../../../client/table/tableWords.ts'
import { useSeatName } from '../../../client/table/useSeatName.ts'
import { Talk } from '../../../client/talk/Talk.tsx'
import { useTellHand } from '../../../client/useTellHand.ts'
import { useBlackjackWords } from './blackjackWords.ts'
import type { TableActions } from './model/createTableModel.ts'
import { isInHand, laidOf, type TableState, waitingOf } from './model/tableState.ts'
import { Dealer, Shoe } from './table/Dealer.tsx'
import { FeltLines } from './table/FeltLines.tsx'
import { LastRounds } from './table/LastRounds.tsx'
import { Moves } from './table/Moves.tsx'
import { phaseWords } from './table/phaseWords.ts'
import { Seat } from './table/Seat.tsx'
import { TableAnnouncer } from './table/TableAnnouncer.tsx'
import { TableNotice } from './table/TableNotice.tsx'
import { useMoveKeys } from './useMoveKeys.ts'

const timed = new Set(['betting', 'insurance', 'acting'])

/** The whole table: dealer, seats, the player's decisions, chips and money. */
export function TableScreen({ state, actions, sound, balanceName, onRoom }: ScreenProps<TableState, TableActions>) {
  const words = useBlackjackWords()
  const shared = useTableWords()
  const { full } = useMoney()
  const { table, own, chip, last, ahead } = state
  const nameOf = useSeatName(own?.seat)
  useTableSounds(state, sound)
  useMoveKeys(actions)
  useTellHand(isInHand(state) ? 'stands' : undefined)
  if (table === undefined || own === undefined) return null
  const isOpen = table.phase === 'betting'
  const laid = laidOf(state)
  const ownPlace = isOpen
    ? laid > 0
      ? { seat: own.seat, hands: [{ cards: [], bet: laid, state: 'open' as const }] }
      : undefined
    : table.places.find(({ seat }) => seat === own.seat)
  const seats = Array.from({ length: table.seats.of }, (_, index) => index + 1)
  return (
    <div className="blackjack" data-phase={table.phase}>
      <div className="cloth" aria-hidden="true" />
      <div className="side status-place">
        <Status
          words={phaseWords(words, table, own)}
          isTimed={timed.has(table.phase)}
          from={table.from}
          until={table.until}
          ahead={ahead}
        />
        <div className="rounds-row">
          <LastRounds results={table.results} />
          <button type="button" className="people-button" aria-label={shared.tables} onClick={onRoom}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 11a3 3 0 1 0-1-5.8M17.5 14.2A6 6 0 0 1 21.5 20" />
            </svg>
            {table.seats.taken}
          </button>
        </div>
        <button type="button" className="action change-table wide-only" onClick={onRoom}>
          {sayLabel(shared, 'changeTable', { number: table.name })}
        </button>
      </div>
      <Dealer table={table} />
      <Shoe shoe={table.shoe} />
      <div className="side talk-place">
        <Talk chat={state.chat} nameOf={nameOf} onSay={actions.say} />
      </div>
      <FeltLines />
      <ol className="seats" aria-label={shared.players}>
        {seats.map((seat) => (
          <Seat
            key={seat}
            seat={seat}
            table={table}
            isOwn={seat === own.seat}
            place={seat === own.seat ? ownPlace : table.places.find((place) => place.seat === seat)}
          >
            {seat === own.seat && isOpen && (
              <button
                type="button"
                className="bet-spot"
                aria-label={sayLabel(words, 'lay', { amount: full(chip) })}
                aria-keyshortcuts="B"
                onClick={actions.lay}
              >
                {laid === 0 ? words.layShort : <Chip amount={laid} chips={table.chips} />}
              </button>
            )}
          </Seat>
        ))}
      </ol>
      <div className="notice-place">
        <TableNotice
          notice={state.notice}
          limits={table.limits}
          roundsLeft={isOpen && laid === 0 ? own.roundsLeft : undefined}
        />
      </div>
      <Betting
        chips={table.chips}
        chip={chip}
        balance={own.balance - waitingOf(state)}
        balanceName={balanceName}
        staked={isOpen ? laid : own.staked}
        win={own.round === table.round ? own.win : undefined}
        can={{ undo: isOpen && laid > 0, repeat: isOpen && laid === 0 && last > 0 }}
        onChip={actions.choose}
        onUndo={actions.undo}
        onClear={actions.clear}
        onRepeat={actions.repeat}
        instead={
          isOpen ? undefined : (
            <Moves own={own} isDeciding={state.isDeciding} onMove={actions.move} onInsure={actions.insure} />
          )
        }
      />
      <TableAnnouncer state={state} />
    </div>
  )
}

/** A soft sound for every card, and for a round that brought more than it took. */
function useTableSounds({ table, own }: TableState, sound: Sound): void {
  const cards =
    (table?.dealer.length ?? 0) +
    (table?.places ?? []).reduce((sum, { hands }) => sum + hands.reduce((all, hand) => all + hand.cards.length, 0), 0)
  const hasWon = table?.phase === 'paid' && (own?.win ?? 0) > (own?.staked ?? 0)
  useEffect(() => {
    if (cards > 0) sound.play('stop')
  }, [cards, sound])
  useEffect(() => {
    if (hasWon) sound.play('win')
  }, [hasWon, sound])
}
