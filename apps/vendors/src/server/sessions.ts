import { createHash, randomBytes } from 'node:crypto'
import { kindOf } from '@foyer/rules'
import { toPlayedRound } from '../frame/rounds/toPlayedRound.ts'
import { type GameStore, sessionGoodMs } from '../frame/store/gameStore.ts'
import { playerOf, type SessionRecord } from '../frame/store/records.ts'
import { kinds, standIn } from '../games/kinds.ts'
import type { GameState, PlayedRound, StartedGame } from '../wire/game.ts'
import { artOf, artPath } from './artRoute.ts'
import { GameError } from './gameError.ts'
import { type CallWallet, WalletRefusal, WalletUnreachable } from './seamlessClient.ts'

/** Code of the studio whose own games these are. */
const inHouseVendor = 'BGS'
const historyLength = 30

export interface LaunchRequest {
  readonly gameId: string
  readonly vendor: string
  readonly merchant: string
  /** One-time token. */
  readonly launch: string
  /** Chosen by the page, so that its own repeated request is known as one. */
  readonly exchangeId: string
}

export interface Sessions {
  /** Exchanges a launch token for a session of this server. */
  readonly start: (request: LaunchRequest) => Promise<StartedGame>
  /** The session of a browser's token. */
  readonly find: (token: string | undefined) => SessionRecord
  readonly readBalance: (session: SessionRecord) => Promise<number>
  readonly readState: (session: SessionRecord) => Promise<GameState>
}

interface SessionsOptions {
  readonly store: GameStore
  readonly callWallet: CallWallet
  readonly walletOf: (session: SessionRecord) => CallWallet
  /** Finished bets at tables, oldest first. */
  readonly tableRoundsOf: (session: SessionRecord) => readonly PlayedRound[]
  readonly now: () => number
}

export function createSessions({ store, callWallet, walletOf, tableRoundsOf, now }: SessionsOptions): Sessions {
  const describe = (session: SessionRecord, balance: number): GameState =>
    stateOf(store, session, { balance, now: now() }, tableRoundsOf(session))
  const readBalance = async (session: SessionRecord): Promise<number> => {
    const { merchant, vendor, walletSession } = session
    const call = walletOf(session)(vendor, 'balance', { merchant, session: walletSession })
    return (await refusing(call, 'session_over')).balance
  }
  const readState = async (session: SessionRecord): Promise<GameState> => {
    return describe(session, await readBalance(session))
  }
  return {
    start: async ({ gameId, vendor, merchant, launch, exchangeId }) => {
      const opened = await refusing(
        callWallet(vendor, 'authenticate', { merchant, transactionId: exchangeId, launch }),
        'launch_refused',
      )
      if (opened.gameId !== gameId) throw new GameError('launch_refused')
      const kind = kindOf({ gameId, name: opened.gameName, category: opened.category, genre: opened.genre })
      const token = randomBytes(32).toString('base64url')
      const session: SessionRecord = {
        id: hash(token),
        vendor,
        merchant,
        walletSession: opened.session,
        player: opened.player,
        gameId,
        kind: kind ?? standIn,
        title: opened.gameName,
        genre: opened.genre,
        provider: opened.vendorName,
        ...artOf(opened.artwork),
        ...(opened.ownWallet === true ? { ownPlayer: opened.player } : {}),
        trial: opened.trial,
        ...(opened.provablyFair === true ? { provablyFair: true } : {}),
        otherGenre: kind === undefined,
        ...(opened.betsOff === true ? { betsOff: true } : {}),
        currency: opened.currency,
        decimals: opened.decimals,
        language: opened.language,
        startedAt: now(),
      }
      store.addSession(session)
      return {
        token,
        state: session.ownPlayer === undefined ? describe(session, opened.balance) : await readState(session),
      }
    },
    find: (token) => {
      const session = token === undefined ? undefined : store.findSession(hash(token))
      if (session === undefined || session.startedAt <= now() - sessionGoodMs) throw new GameError('session_over')
      return session
    },
    readBalance,
    readState,
  }
}

const hash = (token: string): string => createHash('sha256').update(token).digest('hex')

async function refusing<Value>(call: Promise<Value>, code: 'launch_refused' | 'session_over'): Promise<Value> {
  try {
    return await call
  } catch (error) {
    if (error instanceof WalletUnreachable) throw new GameError('unavailable')
    throw error instanceof WalletRefusal ? new GameError(code) : error
  }
}

function stateOf(
  store: GameStore,
  session: SessionRecord,
  moment: Pick<GameState, 'balance' | 'now'>,
  atTables: readonly PlayedRound[],
): GameState {
  // Those before it are owed a win that the wallet refuses.
  const open = store.openOf(session.id).at(-1)
  const { rounds, staked, won } = store.totalsOf(session.id)
  const sum = (part: 'stake' | 'win'): number => atTables.reduce((total, { result }) => total + result[part], 0)
  const settled = store.settledOf(session.id, historyLength).map(toPlayedRound)
  return {
    player: hash(playerOf(session)).slice(0, 16),
    gameId: session.gameId,
    kind: session.kind,
    title: session.title,
    provider: session.provider,
    ...(session.art === undefined ? {} : { artwork: artPath + session.art }),
    inHouse: session.vendor === inHouseVendor,
    otherGenre: session.otherGenre === true,
    trial: session.trial,
    // Tables draw for all who sit there, so no player's seed can be part of it.
    ...(session.provablyFair === true && kinds[session.kind].shape === 'instant' ? { provablyFair: true } : {}),
    currency: session.currency,
    decimals: session.decimals,
    language: session.language,
    ...moment,
    startedAt: new Date(session.startedAt).toISOString(),
    totals: { rounds: rounds + atTables.length, staked: staked + sum('stake'), won: won + sum('win') },
    history: [...settled, ...atTables.slice(-historyLength).reverse()].slice(0, historyLength),
    ...(open === undefined
      ? {}
      : {
          openPlay: {
            playId: open.playId,
            stake: open.stake,
            ...(open.choice === undefined ? {} : { choice: open.choice }),
          },
        }),
  }
}
