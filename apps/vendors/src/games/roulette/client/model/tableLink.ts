import { callServer, RefusedCall } from '../../../../client/api/gameApi.ts'
import { untilAnswered } from '../../../../client/api/untilAnswered.ts'
import type { GameProblem } from '../../../../wire/game.ts'
import type { TableListed } from '../../wire.ts'
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

interface LinkOptions {
  readonly token: string
  readonly table: string
  readonly onWaiting: (waiting: boolean) => void
  /** The session is over: the game has to be opened again. */
  readonly onOver: () => void
}

/** The calls of one table. Each may be repeated, and is until it is answered. */
export function createTableLink({ token, table, onWaiting, onOver }: LinkOptions): TableLink {
  const ask = async (what: string, body: object): Promise<TableNotice | undefined> => {
    try {
      await untilAnswered(() => callServer('POST', `/api/roulette/${table}/${what}`, token, body), onWaiting)
      return undefined
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error
      if (error.code === 'session_over') onOver()
      return notices[error.code] ?? 'round_cancelled'
    }
  }
  return {
    lay: (ticket, round, bets) => ask('bets', { ticket, round, bets }),
    takeBack: (ticket) => ask('undo', { ticket }),
    say: (phrase) => ask('chat', { phrase }),
  }
}

export const readTables = (token: string): Promise<TableListed[]> => callServer('GET', '/api/roulette', token)
