import type { AskTable } from '../../../../client/table/tableCalls.ts'
import type { GameProblem } from '../../../../wire/game.ts'
import type { TableLink } from './createTableModel.ts'
import type { TableNotice } from './tableState.ts'

const notices: Partial<Record<GameProblem, TableNotice>> = {
  bets_closed: 'bets_closed',
  below_limit: 'below_limit',
  table_limit: 'table_limit',
  too_fast: 'too_fast',
  not_back: 'not_back',
  insufficient_funds: 'insufficient_funds',
  not_your_turn: 'not_your_turn',
  move_refused: 'move_refused',
}

/** The calls of one table. */
export function createTableLink(askTable: AskTable): TableLink {
  const ask = async (what: string, body: object): Promise<TableNotice | undefined> => {
    const code = await askTable(what, body)
    return code && (notices[code] ?? 'round_cancelled')
  }
  /** Of a double or a split, that it was not paid for: the hand goes on as it was. */
  const raised = async (answer: Promise<TableNotice | undefined>): Promise<TableNotice | undefined> => {
    const notice = await answer
    return notice === 'insufficient_funds' || notice === 'round_cancelled' ? 'raise_refused' : notice
  }
  return {
    bet: (ticket, round, amount) => ask('bets', { ticket, round, amount }),
    takeBack: (ticket) => ask('undo', { ticket }),
    move: (ticket, round, hand, move) => raised(ask('moves', { ticket, round, hand, move })),
    insure: (ticket, round, takes) => raised(ask('insurance', { ticket, round, takes })),
    say: (phrase) => ask('chat', { phrase }),
  }
}
