import { type ReactNode, useCallback, useState } from 'react'
import type { ChatLine, Phrase } from '../../wire/talk.ts'
import { useLabels } from '../i18n/LabelsContext.ts'
import { RoomPanel } from './RoomPanel.tsx'
import { readTables } from './tableCalls.ts'
import { useTableWords } from './tableWords.ts'

interface TableStageProps {
  readonly kind: string
  readonly token: () => string
  /** Where the player sits; nothing until the table has spoken. */
  readonly at: { readonly table: string; readonly seat: number } | undefined
  readonly isFull: boolean
  readonly chat: readonly ChatLine[]
  readonly onSit: (table: string) => void
  readonly onSay: (phrase: Phrase) => void
  /** Who sits here, for the panel of tables. */
  readonly company?: ReactNode
  /** The table; `openRoom` shows the panel of tables. */
  readonly children: (openRoom: () => void) => ReactNode
}

/** The table a player sits at, on the whole stage of the frame, with the panel of the title's tables. */
export function TableStage(props: TableStageProps) {
  const { kind, token, at, isFull, onSit } = props
  const labels = useLabels()
  const words = useTableWords()
  const [isRoomOpen, setRoomOpen] = useState(false)
  const loadTables = useCallback(() => readTables(kind, token()), [kind, token])
  const openRoom = (): void => setRoomOpen(true)
  return (
    <div className="table-stage">
      {at === undefined || isFull ? (
        <div className="room-wait">
          <output>{isFull ? words.problems.table_full : labels.loading}</output>
          {isFull && (
            <button type="button" className="action" onClick={openRoom}>
              {words.tables}
            </button>
          )}
        </div>
      ) : (
        props.children(openRoom)
      )}
      {isRoomOpen && (
        <RoomPanel
          at={isFull ? undefined : at}
          chat={props.chat}
          loadTables={loadTables}
          onSit={(table) => {
            setRoomOpen(false)
            onSit(table)
          }}
          onSay={props.onSay}
          onClose={() => setRoomOpen(false)}
        >
          {props.company}
        </RoomPanel>
      )}
    </div>
  )
}
