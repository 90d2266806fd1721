import type { ReactNode } from 'react'
import type { TableListed } from '../../wire/table.ts'
import type { ChatLine, Phrase } from '../../wire/talk.ts'
import { Panel } from '../components/Panel.tsx'
import { Talk } from '../talk/Talk.tsx'
import { TableList } from './TableList.tsx'
import { useTableWords } from './tableWords.ts'
import { useSeatName } from './useSeatName.ts'

interface RoomPanelProps {
  /** Name of the table and number of the seat; nothing while the player sits nowhere. */
  readonly at: { readonly table: string; readonly seat: number } | undefined
  readonly chat: readonly ChatLine[]
  readonly loadTables: () => Promise<TableListed[]>
  readonly onSit: (table: string) => void
  readonly onSay: (phrase: Phrase) => void
  readonly onClose: () => void
  /** Who sits here, where the kind tells it. */
  readonly children?: ReactNode
}

/** The title's tables, who sits here and what they say: what a small screen has no room for beside the felt. */
export function RoomPanel({ at, chat, loadTables, onSit, onSay, onClose, children }: RoomPanelProps) {
  const words = useTableWords()
  const nameOf = useSeatName(at?.seat)
  return (
    <Panel title={words.tables} onClose={onClose}>
      <div className="room-panel">
        <TableList at={at?.table} load={loadTables} onSit={onSit} />
        {at && (
          <>
            {children}
            <Talk chat={chat} nameOf={nameOf} onSay={onSay} />
          </>
        )}
      </div>
    </Panel>
  )
}
