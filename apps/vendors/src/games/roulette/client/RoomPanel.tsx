import { Panel } from '../../../client/components/Panel.tsx'
import type { Phrase, TableListed } from '../wire.ts'
import type { TableState } from './model/tableState.ts'
import { TableList } from './panels/TableList.tsx'
import { Players } from './room/Players.tsx'
import { Talk } from './room/Talk.tsx'
import { useRouletteLabels } from './rouletteLabels.ts'

interface RoomPanelProps {
  readonly state: TableState
  readonly loadTables: () => Promise<TableListed[]>
  readonly onSit: (table: string) => void
  readonly onSay: (phrase: Phrase) => void
  readonly onClose: () => void
}

/** Who sits here, what they say, and the title's other tables: what a small screen has no room for beside the felt. */
export function RoomPanel({ state: { table, own, chat }, loadTables, onSit, onSay, onClose }: RoomPanelProps) {
  const labels = useRouletteLabels()
  return (
    <Panel title={labels.tables} onClose={onClose}>
      <div className="room-panel">
        <TableList at={table?.name} load={loadTables} onSit={onSit} />
        {table && own && (
          <>
            <Players table={table} seat={own.seat} />
            <Talk chat={chat} seat={own.seat} onSay={onSay} />
          </>
        )}
      </div>
    </Panel>
  )
}
