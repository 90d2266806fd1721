// First, so that the kind's own styles come after it.
import '../../../client/table/styles/shared.css'
import './styles/wheel.css'
import './styles/felt.css'
import './styles/room.css'
import './styles/narrow.css'
import './styles/upright.css'
import './styles/lying.css'
import { useSyncExternalStore } from 'react'
import { useLabels } from '../../../client/i18n/LabelsContext.ts'
import type { Session } from '../../../client/model/createSession.ts'
import type { Sound } from '../../../client/sound/sound.ts'
import type { Seat } from '../../../client/table/createSeat.ts'
import { TableStage } from '../../../client/table/TableStage.tsx'
import { useTableKeys } from '../../../client/table/useTableKeys.ts'
import type { TableModel } from './model/createTableModel.ts'
import { Players } from './room/Players.tsx'
import { TableScreen } from './TableScreen.tsx'

interface RouletteStageProps {
  readonly session: Session
  readonly seat: Seat<TableModel>
  readonly sound: Sound
}

/** The table a player sits at, on the whole stage of the frame. */
export function RouletteStage({ session, seat, sound }: RouletteStageProps) {
  const words = useLabels()
  const { state: game } = useSyncExternalStore(session.subscribe, session.view)
  const { model, isFull } = useSyncExternalStore(seat.subscribe, seat.view)
  const state = useSyncExternalStore(model.subscribe, model.state)
  const { table, own, chat } = state
  useTableKeys({ onChip: (place) => model.choose(table?.chips[place] ?? state.chip), onUndo: model.undo })
  return (
    <TableStage
      kind="roulette"
      token={session.token}
      at={table && own && { table: table.name, seat: own.seat }}
      isFull={isFull}
      chat={chat}
      onSit={seat.sit}
      onSay={model.say}
      company={table && own && <Players table={table} seat={own.seat} />}
    >
      {(openRoom) => (
        <TableScreen
          state={state}
          actions={model}
          sound={sound}
          balanceName={game?.trial ? words.playMoney : `${words.balance} ${game?.currency ?? ''}`}
          onRoom={openRoom}
        />
      )}
    </TableStage>
  )
}
