import './styles/wheel.css'
import './styles/felt.css'
import './styles/room.css'
import './styles/narrow.css'
import './styles/upright.css'
import './styles/lying.css'
import { sayLabel } from '@foyer/ui/labels'
import { useEffect, useMemo } from 'react'
import { Betting } from '../../../client/table/Betting.tsx'
import { Status } from '../../../client/table/Status.tsx'
import type { ScreenProps } from '../../../client/table/TableStage.tsx'
import { useTableWords } from '../../../client/table/tableWords.ts'
import { useSeatName } from '../../../client/table/useSeatName.ts'
import { Talk } from '../../../client/talk/Talk.tsx'
import { gather, stakeOf } from '../engine/settle.ts'
import { Felt } from './felt/Felt.tsx'
import type { TableActions } from './model/createTableModel.ts'
import { laidOf, type TableState } from './model/tableState.ts'
import { LastNumbers } from './room/LastNumbers.tsx'
import { Players } from './room/Players.tsx'
import { TableAnnouncer } from './room/TableAnnouncer.tsx'
import { TableNotice } from './room/TableNotice.tsx'
import { useIsShown, WheelStage } from './room/WheelStage.tsx'
import { useRouletteLabels } from './rouletteLabels.ts'

/** The whole table: wheel, felt, the others, chips and money. */
export function TableScreen({ state, actions, sound, balanceName, onRoom }: ScreenProps<TableState, TableActions>) {
  const labels = useRouletteLabels()
  const words = useTableWords()
  const { table, own, waiting, chip, last, ahead } = state
  const isShown = useIsShown(table, ahead)
  const nameOf = useSeatName(own?.seat)
  const laid = useMemo(() => laidOf(state), [state])
  const amounts = useMemo(() => new Map(gather(laid).map(({ spot, amount }) => [spot, amount])), [laid])
  const sending = useMemo(() => {
    const onWay = (own?.tickets ?? []).filter((ticket) => ticket.state === 'sending').flatMap(({ bets }) => bets)
    return new Set([...waiting, ...onWay].map(({ spot }) => spot))
  }, [own, waiting])
  const isOnWheel = table?.phase === 'turning'
  const hasWon = isShown && own !== undefined && (own.win ?? 0) > stakeOf(own.tickets.flatMap(({ bets }) => bets))
  useEffect(() => {
    if (isOnWheel && !isShown) sound.play('start')
    if (isShown) sound.play(hasWon ? 'win' : 'stop')
  }, [isOnWheel, isShown, hasWon, sound])
  if (table === undefined || own === undefined) return null
  const isOpen = table.phase === 'betting'
  const staked = stakeOf(laid)
  const win = isShown && own.round === table.round ? own.win : undefined
  return (
    <div className="roulette">
      <div className="side players-place">
        <Status
          words={labels.phases[table.phase]}
          isTimed={isOpen}
          from={table.from}
          until={table.until}
          ahead={ahead}
        />
        <div className="numbers-row">
          <LastNumbers
            results={isShown && table.number !== undefined ? [table.number, ...table.results] : table.results}
          />
          <button type="button" className="people-button" aria-label={words.players} onClick={onRoom}>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 11a3 3 0 1 0-1-5.8M17.5 14.2A6 6 0 0 1 21.5 20" />
            </svg>
            {table.seats.taken}
          </button>
        </div>
        <div className="wide-only">
          <Players table={table} seat={own.seat} />
          <button type="button" className="action change-table" onClick={onRoom}>
            {sayLabel(words, 'changeTable', { number: table.name })}
          </button>
        </div>
      </div>
      <WheelStage table={table} ahead={ahead} isShown={isShown} />
      <div className="side talk-place">
        <Talk chat={state.chat} nameOf={nameOf} onSay={actions.say} />
      </div>
      <div className="felt-place">
        <Felt
          laid={amounts}
          sending={sending}
          chips={table.chips}
          winner={isShown ? table.number : undefined}
          isOpen={isOpen}
          onLay={actions.lay}
        />
        <TableNotice notice={state.notice} limits={table.limits} />
      </div>
      <Betting
        chips={table.chips}
        chip={chip}
        balance={own.balance - stakeOf(waiting)}
        balanceName={balanceName}
        staked={staked}
        win={win}
        can={{
          undo: isOpen && staked > 0,
          repeat: isOpen && staked === 0 && last.length > 0,
        }}
        onChip={actions.choose}
        onUndo={actions.undo}
        onClear={actions.clear}
        onRepeat={actions.repeat}
      >
        <button type="button" className="action" disabled={!isOpen || staked === 0} onClick={actions.double}>
          {labels.double}
        </button>
      </Betting>
      <TableAnnouncer state={state} isShown={isShown} />
    </div>
  )
}
