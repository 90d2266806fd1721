import { callServer, RefusedCall } from '../../../client/api/gameApi.ts'
import { listenEvents } from '../../../client/api/listenEvents.ts'
import { untilAnswered } from '../../../client/api/untilAnswered.ts'
import { createView } from '../../../client/model/createView.ts'
import type { GameProblem } from '../../../wire/game.ts'
import type { ChatLine, Phrase } from '../../../wire/talk.ts'
import type { MatchListed, MatchTable, OwnSeat } from '../../wire.ts'
import { type MatchNotice, type MatchState, turnKey } from './matchState.ts'

const notices: Partial<Record<GameProblem, MatchNotice>> = {
  table_full: 'table_full',
  round_running: 'round_running',
  not_your_turn: 'not_your_turn',
  not_seated: 'not_your_turn',
  move_refused: 'move_refused',
  too_fast: 'too_fast',
  insufficient_funds: 'insufficient_funds',
}

/** What a player can do at a table. */
export interface MatchActions<Move> {
  readonly join: () => void
  readonly leave: () => void
  readonly comeBack: () => void
  readonly move: (move: Move) => void
  readonly say: (phrase: Phrase) => void
  /** Goes to a table of the title, and away from the other. */
  readonly sit: (table: string) => void
  readonly readTables: () => Promise<MatchListed[]>
}

export interface MatchModel<Open, Piece, Move> extends MatchActions<Move> {
  readonly subscribe: (listener: () => void) => () => void
  readonly view: () => MatchState<Open, Piece>
  /** Money has moved elsewhere: the table asks the wallet. */
  readonly askBalance: () => void
  /** Takes what the server says under a name. */
  readonly take: (name: string, data: string) => void
}

interface ModelOptions {
  readonly kind: string
  readonly token: string
  /** The session is over: the game has to be opened again. */
  readonly onOver: () => void
  /** The player's money has moved: an ante, a hand that was paid. */
  readonly onMoney: () => void
}

export function createMatchModel<Open, Piece, Move>({
  kind,
  token,
  onOver,
  onMoney,
}: ModelOptions): MatchModel<Open, Piece, Move> {
  const { subscribe, view, change } = createView<MatchState<Open, Piece>>({ at: '1', chat: [], ahead: 0 })
  let stop = (): void => undefined
  let unpaid: string | undefined

  const ask = async (what: string, body: object): Promise<MatchNotice | undefined> => {
    const path = `/api/${kind}/${view().at}/${what}`
    try {
      await untilAnswered(() => callServer('POST', path, token, body), onWaiting)
      return undefined
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error
      if (error.code === 'session_over') onOver()
      return notices[error.code] ?? 'round_cancelled'
    }
  }
  const tell = (what: string, body: object): void => void ask(what, body).then((notice) => change({ notice }))
  const onWaiting = (isWaiting: boolean): void => change({ notice: isWaiting ? 'lost' : undefined })

  const takeTable = (table: MatchTable<Open, Piece>): void => {
    const before = view().table
    if (table.last && before && before.last?.hand !== table.last.hand) unpaid = table.last.hand
    change({ table, ahead: table.now - Date.now() })
  }
  const takeOwn = (own: OwnSeat<Piece>): void => {
    const { balance } = view().own ?? own
    change({ own })
    const isPaid = unpaid !== undefined && own.lastSeat !== undefined && !own.isDue
    if (isPaid) unpaid = undefined
    if (isPaid || own.balance !== balance) onMoney()
  }
  const take = (name: string, data: string): void => {
    // The page and its server are one build: what arrives under a name has the shape of that name.
    if (name === 'table') takeTable(JSON.parse(data) as MatchTable<Open, Piece>)
    // As above.
    if (name === 'own') takeOwn(JSON.parse(data) as OwnSeat<Piece>)
    // As above.
    if (name === 'chat') change({ chat: JSON.parse(data) as ChatLine[] })
  }

  return {
    subscribe,
    view,
    take,
    askBalance: () => void ask('balance', {}),
    sit: (at) => {
      stop()
      change({ at, chat: [], notice: undefined, sent: undefined })
      stop = listenEvents(`/api/${kind}/${at}/events`, token, {
        onEvent: ({ name, data }) => take(name, data),
        onConnection: (isThere) => onWaiting(!isThere),
        onRefused: onOver,
      })
    },
    join: () => tell('join', { id: crypto.randomUUID() }),
    leave: () => tell('leave', {}),
    comeBack: () => tell('back', {}),
    say: (phrase) => tell('chat', { phrase }),
    move: (move) => {
      const { table, sent } = view()
      const turn = turnKey(view())
      if (table?.playing === undefined || sent === turn) return
      const { hand, turnNumber } = table.playing
      change({ sent: turn, notice: undefined })
      void ask('moves', { id: crypto.randomUUID(), hand, turn: turnNumber, move }).then((notice) => {
        if (notice !== undefined) change({ notice, sent: undefined })
      })
    },
    readTables: () => callServer('GET', `/api/${kind}`, token),
  }
}
