import { createHash, randomBytes } from 'node:crypto'
import type { GameState, StartedGame } from '../wire/game.ts'
import { artOf, artPath } from './artRoute.ts'
import { GameError } from './gameError.ts'
import { type CallWallet, WalletRefusal, WalletUnreachable } from './seamlessClient.ts'
import { toPlayedRound } from './spinRounds.ts'
import type { SessionRecord } from './store/records.ts'
import type { RoundStore } from './store/roundStore.ts'

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
  readonly readState: (session: SessionRecord) => Promise<GameState>
}

export function createSessions(
  store: RoundStore,
  callWallet: CallWallet,
  walletOf: (session: SessionRecord) => CallWallet,
  now: () => number,
): Sessions {
  const readState = async (session: SessionRecord): Promise<GameState> => {
    const { merchant, walletSession } = session
    const { balance } = await refusing(
      walletOf(session)(session.vendor, 'balance', { merchant, session: walletSession }),
      'session_over',
    )
    return describe(store, session, balance)
  }
  return {
    start: async ({ gameId, vendor, merchant, launch, exchangeId }) => {
      const opened = await refusing(
        callWallet(vendor, 'authenticate', { merchant, transactionId: exchangeId, launch }),
        'launch_refused',
      )
      if (opened.gameId !== gameId) throw new GameError('launch_refused')
      const token = randomBytes(32).toString('base64url')
      const session: SessionRecord = {
        id: hash(token),
        vendor,
        merchant,
        walletSession: opened.session,
        gameId,
        title: opened.gameName,
        provider: opened.vendorName,
        ...artOf(opened.artwork),
        ...(opened.ownWallet === true ? { ownPlayer: opened.player } : {}),
        trial: opened.trial,
        otherGenre: opened.playMoneyOnly,
        currency: opened.currency,
        decimals: opened.decimals,
        language: opened.language,
        startedAt: now(),
      }
      await store.addSession(session)
      return {
        token,
        state: session.ownPlayer === undefined ? describe(store, session, opened.balance) : await readState(session),
      }
    },
    find: (token) => {
      const session = token === undefined ? undefined : store.findSession(hash(token))
      if (session === undefined) throw new GameError('session_over')
      return session
    },
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

function describe(store: RoundStore, session: SessionRecord, balance: number): GameState {
  const rounds = store.roundsOf(session.id)
  const settled = rounds.filter(({ progress }) => progress.state === 'settled')
  const open = rounds.find(({ progress }) => progress.state === 'drawn' || progress.state === 'placed')
  return {
    gameId: session.gameId,
    title: session.title,
    provider: session.provider,
    ...(session.art === undefined ? {} : { artwork: artPath + session.art }),
    inHouse: session.vendor === inHouseVendor,
    otherGenre: session.otherGenre === true,
    trial: session.trial,
    currency: session.currency,
    decimals: session.decimals,
    language: session.language,
    balance,
    startedAt: new Date(session.startedAt).toISOString(),
    totals: {
      rounds: settled.length,
      staked: settled.reduce((sum, { result }) => sum + result.stake, 0),
      won: settled.reduce((sum, { result }) => sum + result.win, 0),
    },
    history: settled.slice(-historyLength).reverse().map(toPlayedRound),
    ...(open === undefined ? {} : { openSpin: { spinId: open.spinId, stake: open.result.stake } }),
  }
}
