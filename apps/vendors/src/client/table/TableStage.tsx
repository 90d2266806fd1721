import './styles/shared.css'
import { type ComponentType, type ReactNode, useCallback, useState, useSyncExternalStore } from 'react'
import { useLabels } from '../i18n/LabelsContext.ts'
import type { Session } from '../model/createSession.ts'
import type { Sound } from '../sound/sound.ts'
import type { Seat } from './createSeat.ts'
import type { StreamModel, StreamState } from './createTableStream.ts'
import { RoomPanel } from './RoomPanel.tsx'
import { readTables } from './tableCalls.ts'
import { useTableWords } from './tableWords.ts'
import { useTableKeys } from './useTableKeys.ts'

/** What a kind's screen gets of a table; nothing is told of the table before it has spoken. */
export interface ScreenProps<State, Actions> {
  readonly state: State
  readonly actions: Actions
  readonly sound: Sound
  readonly balanceName: string
  /** Opens the list of tables, and of who sits at this one. */
  readonly onRoom: () => void
}

interface TableStageProps<State extends StreamState, Model extends StreamModel<State>> {
  readonly kind: string
  readonly session: Session
  readonly seat: Seat<Model>
  readonly sound: Sound
  readonly Screen: ComponentType<ScreenProps<State, Model>>
  /** Who sits at the table, for the panel of tables. */
  readonly companyOf: ((table: NonNullable<State['table']>, seat: number) => ReactNode) | undefined
}

/** The table a player sits at, on the whole stage of the frame, with the panel of the title's tables. */
export function TableStage<State extends StreamState, Model extends StreamModel<State>>({
  kind,
  session,
  seat,
  sound,
  Screen,
  companyOf,
}: TableStageProps<State, Model>) {
  const labels = useLabels()
  const words = useTableWords()
  const { state: game } = useSyncExternalStore(session.subscribe, session.view)
  const { model, unseated } = useSyncExternalStore(seat.subscribe, seat.view)
  const state = useSyncExternalStore(model.subscribe, model.state)
  const { table, own, chat } = state
  useTableKeys({ onChip: (place) => model.choose(table?.chips[place] ?? state.chip), onUndo: model.undo })
  const [isRoomOpen, setRoomOpen] = useState(false)
  const loadTables = useCallback(() => readTables(kind, session.token()), [kind, session])
  const openRoom = (): void => setRoomOpen(true)
  return (
    <div className="table-stage">
      {unseated || table === undefined || own === undefined ? (
        <div className="room-wait">
          <output>{unseated ? words.problems[unseated] : labels.loading}</output>
          {unseated && (
            <button type="button" className="action" onClick={openRoom}>
              {words.tables}
            </button>
          )}
        </div>
      ) : (
        <Screen
          state={state}
          actions={model}
          sound={sound}
          balanceName={game?.trial ? labels.playMoney : `${labels.balance} ${game?.currency ?? ''}`}
          onRoom={openRoom}
        />
      )}
      {isRoomOpen && (
        <RoomPanel
          at={unseated || table === undefined || own === undefined ? undefined : { table: table.name, seat: own.seat }}
          chat={chat}
          loadTables={loadTables}
          onSit={(next) => {
            setRoomOpen(false)
            seat.sit(next)
          }}
          onSay={model.say}
          onClose={() => setRoomOpen(false)}
        >
          {table && own && companyOf?.(table, own.seat)}
        </RoomPanel>
      )}
    </div>
  )
}
