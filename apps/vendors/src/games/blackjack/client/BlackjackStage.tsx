// First, so that the kind's own styles come after it.
import '../../../client/table/styles/shared.css'
import './styles/table.css'
import './styles/hand.css'
import './styles/moves.css'
import './styles/small.css'
import { useSyncExternalStore } from 'react'
import { useLabels } from '../../../client/i18n/LabelsContext.ts'
import type { Session } from '../../../client/model/createSession.ts'
import type { Sound } from '../../../client/sound/sound.ts'
import type { Seat } from '../../../client/table/createSeat.ts'
import { TableStage } from '../../../client/table/TableStage.tsx'
import { useTableKeys } from '../../../client/table/useTableKeys.ts'
import type { TableModel } from './model/createTableModel.ts'
import { TableScreen } from './TableScreen.tsx'
import { useMoveKeys } from './useMoveKeys.ts'

interface BlackjackStageProps {
  readonly session: Session
  readonly seat: Seat<TableModel>
  readonly sound: Sound
}

/** The table a player sits at, on the whole stage of the frame. */
export function BlackjackStage({ session, seat, sound }: BlackjackStageProps) {
  const words = useLabels()
  const { state: game } = useSyncExternalStore(session.subscribe, session.view)
  const { model, isFull } = useSyncExternalStore(seat.subscribe, seat.view)
  const state = useSyncExternalStore(model.subscribe, model.state)
  const { table, own, chat } = state
  useTableKeys({ onChip: (place) => model.choose(table?.chips[place] ?? state.chip), onUndo: model.undo })
  useMoveKeys(model)
  return (
    <TableStage
      kind="blackjack"
      token={session.token}
      at={table && own && { table: table.name, seat: own.seat }}
      isFull={isFull}
      chat={chat}
      onSit={seat.sit}
      onSay={model.say}
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
