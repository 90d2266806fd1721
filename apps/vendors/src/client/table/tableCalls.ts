import type { GameProblem } from '../../wire/game.ts'
import type { TableListed } from '../../wire/table.ts'
import { callServer, RefusedCall } from '../api/gameApi.ts'
import { untilAnswered } from '../api/untilAnswered.ts'

interface CallOptions {
  readonly kind: string
  readonly token: string
  readonly table: string
  readonly onWaiting: (waiting: boolean) => void
  /** The session is over: the game has to be opened again. */
  readonly onOver: () => void
}

/** Asks one table for something. Each call may be repeated, and is until it is answered; the code, where it is not done. */
export type AskTable = (what: string, body: object) => Promise<GameProblem | undefined>

export const createTableCalls =
  ({ kind, token, table, onWaiting, onOver }: CallOptions): AskTable =>
  async (what, body) => {
    try {
      const send = () =>
        callServer<{ readonly code?: GameProblem }>('POST', `/api/${kind}/${table}/${what}`, token, body)
      return (await untilAnswered(send, onWaiting)).code
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error
      if (error.code === 'session_over') onOver()
      return error.code
    }
  }

export const readTables = (kind: string, token: string): Promise<TableListed[]> =>
  callServer('GET', `/api/${kind}`, token)
