import { openTable } from '../../../client/table/openTable.tsx'
import { statedReturn } from '../engine/returnToPlayer.ts'
import { tableSteps } from '../engine/tableSteps.ts'
import { createTableModel, type TableModel } from './model/createTableModel.ts'
import { createTableLink } from './model/tableLink.ts'
import type { TableState } from './model/tableState.ts'
import { Players } from './room/Players.tsx'
import { TableRulesAt } from './TableRulesAt.tsx'
import { TableScreen } from './TableScreen.tsx'

export const open = openTable<TableState, TableModel>({
  kind: 'roulette',
  modelOf: (ask, world) => createTableModel({ link: createTableLink(ask), ...world }),
  Screen: TableScreen,
  Rules: TableRulesAt,
  companyOf: (table, seat) => <Players table={table} seat={seat} />,
  tablesOf: tableSteps,
  returnPercent: statedReturn,
})

export { past } from './past/pastNumber.tsx'
