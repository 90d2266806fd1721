import './styles/wheel.css'
import './styles/felt.css'
import './styles/chip.css'
import './styles/room.css'
import './styles/betting.css'
import './styles/tablePanels.css'
import './styles/narrow.css'
import './styles/upright.css'
import './styles/lying.css'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useLabels } from '../../../client/i18n/LabelsContext.ts'
import type { Session } from '../../../client/model/createSession.ts'
import type { Sound } from '../../../client/sound/sound.ts'
import type { Seat } from './model/createSeat.ts'
import { readTables } from './model/tableLink.ts'
import { RoomPanel } from './RoomPanel.tsx'
import { useRouletteLabels } from './rouletteLabels.ts'
import { TableScreen } from './TableScreen.tsx'
import { useTableKeys } from './useTableKeys.ts'

interface RouletteStageProps {
  readonly session: Session
  readonly seat: Seat
  readonly sound: Sound
}

/** The table a player sits at, on the whole stage of the frame. */
export function RouletteStage({ session, seat, sound }: RouletteStageProps) {
  const words = useLabels()
  const labels = useRouletteLabels()
  const { state: game } = useSyncExternalStore(session.subscribe, session.view)
  const { model, isFull } = useSyncExternalStore(seat.subscribe, seat.view)
  const state = useSyncExternalStore(model.subscribe, model.state)
  const [isRoomOpen, setRoomOpen] = useState(false)
  useTableKeys({ onChip: (place) => model.choose(state.table?.chips[place] ?? state.chip), onUndo: model.undo })
  const loadTables = useCallback(() => readTables(session.token()), [session])
  return (
    <div className="roulette-stage">
      {state.table === undefined || isFull ? (
        <div className="room-wait">
          <output>{isFull ? labels.problems.table_full : words.loading}</output>
          {isFull && (
            <button type="button" className="action" onClick={() => setRoomOpen(true)}>
              {labels.tables}
            </button>
          )}
        </div>
      ) : (
        <TableScreen
          state={state}
          actions={model}
          sound={sound}
          balanceName={game?.trial ? words.playMoney : `${words.balance} ${game?.currency ?? ''}`}
          onRoom={() => setRoomOpen(true)}
        />
      )}
      {isRoomOpen && (
        <RoomPanel
          state={state}
          loadTables={loadTables}
          onSit={(table) => {
            setRoomOpen(false)
            seat.sit(table)
          }}
          onSay={model.say}
          onClose={() => setRoomOpen(false)}
        />
      )}
    </div>
  )
}
