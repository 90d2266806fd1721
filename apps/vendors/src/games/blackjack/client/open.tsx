import type { OpenKind } from '../../../client/kind.ts'
import { createSeat } from '../../../client/table/createSeat.ts'
import { tableColours } from '../../../client/table/feltPalettes.ts'
import { createTableCalls } from '../../../client/table/tableCalls.ts'
import { statedReturn } from '../engine/houseRules.ts'
import { tableSteps } from '../engine/limits.ts'
import { BlackjackStage } from './BlackjackStage.tsx'
import { createTableModel, type TableModel } from './model/createTableModel.ts'
import { createTableLink } from './model/tableLink.ts'
import { TableRules } from './TableRules.tsx'

const kind = 'blackjack'

/** Opens blackjack at one of the title's tables. */
export const open: OpenKind = ({ gameId, session, sound }) => {
  const tables = tableSteps(session.view().state?.decimals ?? 2)
  const token = session.token()
  const onOver = (): void => session.block('session_over')
  const seat = createSeat<TableModel>({
    kind,
    token,
    onOver,
    modelOf: (table) => {
      const onWaiting = (waiting: boolean): void => model.setConnected(!waiting)
      const link = createTableLink(createTableCalls({ kind, token, table, onWaiting, onOver }))
      // The state brings the balance, and the stakes that were paid meanwhile.
      const model: TableModel = createTableModel({ link, onPaid: () => void session.refresh() })
      return model
    },
  })
  return {
    palette: tableColours(gameId),
    fills: true,
    Backdrop: () => <div className="room-scene" />,
    Stage: () => <BlackjackStage session={session} seat={seat} sound={sound} />,
    Controls: () => null,
    Rules: () => <TableRules seat={seat} />,
    facts: { returnPercent: statedReturn, least: tables[0]?.least ?? 0, most: tables.at(-1)?.total ?? 0 },
    start: () => seat.sit('1'),
  }
}

export { past } from './past/pastHands.tsx'
