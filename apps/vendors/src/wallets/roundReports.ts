import {
  mostToldRounds,
  signedPost,
  type ToldRound,
  type ToldRoundOutcome,
  type ToldRounds,
  walletHeaders,
  walletRoundsPath,
} from '@foyer/contract'
import { type Journal, memoryJournal, openJournal } from '../server/store/journalFile.ts'

/** A round with those whom it concerns. */
export interface OwnRound extends ToldRound {
  readonly vendor: string
  readonly merchant: string
}

/** `sent`: the name of a round that the gateway has answered. */
type Line = { readonly round: OwnRound } | { readonly sent: string }

export interface RoundReports {
  /** Writes down that a round is to be told; it is told soon, and again until the gateway has answered. */
  readonly add: (round: OwnRound) => Promise<void>
  /** Tells what has not been answered yet. */
  readonly send: () => Promise<void>
  readonly close: () => Promise<void>
}

interface RoundReportsOptions {
  /** Kept nowhere without one. */
  readonly path?: string | undefined
  readonly gatewayUrl: string
  readonly secretOf: (vendor: string) => Buffer
  /** How often what is left is told again, ms. */
  readonly every: number
  readonly onRefused?: (round: string, reason: string) => void
}

const nameOf = ({ vendor, merchant, round }: OwnRound): string => `${vendor}\n${merchant}\n${round}`

/** Tells the gateway rounds that were played from wallets here, so that they are on their players' records. */
export async function openRoundReports(options: RoundReportsOptions): Promise<RoundReports> {
  const { path, gatewayUrl, secretOf, every, onRefused } = options
  const waiting = new Map<string, OwnRound>()
  const takeUp = (lines: readonly Line[]): readonly Line[] => {
    for (const line of lines) {
      if ('round' in line) waiting.set(nameOf(line.round), line.round)
      else waiting.delete(line.sent)
    }
    return [...waiting.values()].map((round) => ({ round }))
  }
  const journal: Journal<Line> = path === undefined ? memoryJournal : await openJournal<Line>(path, takeUp)

  /** What the gateway said of each round; nothing where it has to be told again. */
  const tell = async (vendor: string, told: ToldRounds): Promise<readonly ToldRoundOutcome[]> => {
    const call = {
      caller: vendor,
      callerHeader: walletHeaders.caller,
      path: walletRoundsPath,
      secret: secretOf(vendor),
    }
    try {
      const post = await signedPost({ ...call, body: JSON.stringify(told) })
      const response = await fetch(gatewayUrl + walletRoundsPath, { ...post, signal: AbortSignal.timeout(5000) })
      if (!response.ok) return []
      // The gateway answers in the contract's form.
      return ((await response.json()) as { value: { rounds: readonly ToldRoundOutcome[] } }).value.rounds
    } catch {
      return []
    }
  }
  const sendAll = async (): Promise<void> => {
    const open = [...waiting.values()]
    const tellers = new Map(open.map(({ vendor, merchant }) => [`${vendor}\n${merchant}`, { vendor, merchant }]))
    for (const { vendor, merchant } of tellers.values()) {
      const own = open.filter((one) => one.vendor === vendor && one.merchant === merchant).slice(0, mostToldRounds)
      const rounds = own.map(({ vendor: _vendor, merchant: _merchant, ...round }) => round)
      for (const outcome of await tell(vendor, { merchant, rounds })) {
        if (outcome.state === 'refused') onRefused?.(outcome.round, outcome.reason)
        const name = `${vendor}\n${merchant}\n${outcome.round}`
        await journal.append({ sent: name })
        waiting.delete(name)
      }
    }
  }
  let last: Promise<void> = Promise.resolve()
  /** One after the other: nothing is told twice at once. */
  const send = (): Promise<void> => {
    last = last.then(sendAll, sendAll)
    return last
  }
  const timer = setInterval(() => {
    if (waiting.size > 0) void send().catch(() => undefined)
  }, every)
  timer.unref()
  return {
    add: async (round) => {
      if (waiting.has(nameOf(round))) return
      await journal.append({ round })
      waiting.set(nameOf(round), round)
      void send().catch(() => undefined)
    },
    send,
    close: async () => {
      clearInterval(timer)
      await last.catch(() => undefined)
      await journal.close()
    },
  }
}
