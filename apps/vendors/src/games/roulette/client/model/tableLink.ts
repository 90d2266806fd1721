import type { AskTable } from '../../../../client/table/tableCalls.ts'
import type { GameProblem } from '../../../../wire/game.ts'
import type { TableLink } from './createTableModel.ts'
import type { TableNotice } from './tableState.ts'

const notices: Partial<Record<GameProblem, TableNotice>> = {
  bets_closed: 'bets_closed',
  bet_unknown: 'bet_unknown',
  below_limit: 'below_limit',
  spot_limit: 'spot_limit',
  table_limit: 'table_limit',
  too_fast: 'too_fast',
  not_back: 'not_back',
  insufficient_funds: 'insufficient_funds',
}

/** The calls of one table. */
export function createTableLink(askTable: AskTable): TableLink {
  const ask = async (what: string, body: object): Promise<TableNotice | undefined> => {
    const code = await askTable(what, body)
    return code && (notices[code] ?? 'round_cancelled')
  }
  return {
    lay: (ticket, round, bets) => ask('bets', { ticket, round, bets }),
    takeBack: (ticket) => ask('undo', { ticket }),
    say: (phrase) => ask('chat', { phrase }),
  }
}
