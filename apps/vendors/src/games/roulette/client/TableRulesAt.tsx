import { useSyncExternalStore } from 'react'
import type { Seat } from '../../../client/table/createSeat.ts'
import type { TableModel } from './model/createTableModel.ts'
import { TableRules } from './panels/TableRules.tsx'

/** The rules with the limits of the table that a player sits at. */
export function TableRulesAt({ seat }: { readonly seat: Seat<TableModel> }) {
  const { model } = useSyncExternalStore(seat.subscribe, seat.view)
  const { table } = useSyncExternalStore(model.subscribe, model.state)
  return <TableRules limits={table?.limits} />
}
