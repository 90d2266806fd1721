import { openTable } from '../../../client/table/openTable.tsx'
import { statedReturn } from '../engine/houseRules.ts'
import { tableSteps } from '../engine/limits.ts'
import { createTableModel, type TableModel } from './model/createTableModel.ts'
import { createTableLink } from './model/tableLink.ts'
import type { TableState } from './model/tableState.ts'
import { TableRules } from './TableRules.tsx'
import { TableScreen } from './TableScreen.tsx'

export const open = openTable<TableState, TableModel>({
  kind: 'blackjack',
  modelOf: (ask, world) => createTableModel({ link: createTableLink(ask), ...world }),
  Screen: TableScreen,
  Rules: TableRules,
  tablesOf: tableSteps,
  returnPercent: statedReturn,
})

export { past } from './past/pastHands.tsx'
