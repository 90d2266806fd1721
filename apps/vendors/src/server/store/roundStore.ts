import { type Journal, memoryJournal, openJournal } from './journalFile.ts'
import type { JournalLine, Progress, RoundRecord, SessionRecord } from './records.ts'

export interface Round extends RoundRecord {
  readonly progress: Progress
}

/** Sessions and rounds, in memory for reading, written to the journal before anything is answered. */
export interface RoundStore {
  readonly findSession: (id: string) => SessionRecord | undefined
  /** Rounds of a session, oldest first. */
  readonly roundsOf: (session: string) => readonly Round[]
  readonly findRound: (id: string) => Round | undefined
  /** Rounds whose money is not yet where it belongs. */
  readonly openRounds: () => readonly Round[]
  readonly addSession: (session: SessionRecord) => Promise<void>
  readonly addRound: (round: RoundRecord) => Promise<Round>
  readonly setProgress: (round: string, progress: Progress) => Promise<Round>
  readonly close: () => Promise<void>
}

const isOpen = ({ progress }: Round): boolean => progress.state === 'drawn' || progress.state === 'placed'

/** Sessions begun longer ago are forgotten at the next start, but for rounds that are still open. */
const keptMs = 24 * 3_600_000

/** Opens the store on a file, or in memory when there is none. */
export async function openRoundStore(path: string | undefined, now: number): Promise<RoundStore> {
  const sessions = new Map<string, SessionRecord>()
  const rounds = new Map<string, Round>()
  const bySession = new Map<string, string[]>()
  const open = new Set<string>()

  const apply = (line: JournalLine): void => {
    if (line.kind === 'session') sessions.set(line.session.id, line.session)
    else if (line.kind === 'round') {
      rounds.set(line.round.id, { ...line.round, progress: { state: 'drawn' } })
      bySession.set(line.round.session, [...(bySession.get(line.round.session) ?? []), line.round.id])
      open.add(line.round.id)
    } else {
      const round = rounds.get(line.round)
      if (round === undefined) return
      const next = { ...round, progress: line.progress }
      rounds.set(next.id, next)
      if (!isOpen(next)) open.delete(next.id)
    }
  }

  let journal: Journal<JournalLine> = memoryJournal
  if (path !== undefined) {
    journal = await openJournal<JournalLine>(path, (lines) => {
      const kept = keepNeeded(lines, now)
      kept.forEach(apply)
      return kept
    })
  }
  const write = async (line: JournalLine): Promise<void> => {
    await journal.append(line)
    apply(line)
  }
  const expectRound = (id: string): Round => {
    const round = rounds.get(id)
    if (round === undefined) throw new Error(`Round ${id} is not in the store`)
    return round
  }
  return {
    findSession: (id) => sessions.get(id),
    roundsOf: (session) => (bySession.get(session) ?? []).map(expectRound),
    findRound: (id) => rounds.get(id),
    openRounds: () => [...open].map(expectRound),
    addSession: (session) => write({ kind: 'session', session }),
    addRound: async (round) => {
      await write({ kind: 'round', round })
      return expectRound(round.id)
    },
    setProgress: async (round, progress) => {
      await write({ kind: 'progress', round, progress })
      return expectRound(round)
    },
    close: () => journal.close(),
  }
}

/** Lines of young sessions, and of old ones with an open round. */
function keepNeeded(lines: readonly JournalLine[], now: number): JournalLine[] {
  const final = new Set(
    lines.flatMap((line) => (line.kind === 'progress' && line.progress.state !== 'placed' ? [line.round] : [])),
  )
  const sessionOf = new Map(
    lines.flatMap((line) => (line.kind === 'round' ? [[line.round.id, line.round.session]] : [])),
  )
  const needed = new Set<string>()
  for (const line of lines) {
    if (line.kind === 'session' && line.session.startedAt > now - keptMs) needed.add(line.session.id)
    if (line.kind === 'round' && !final.has(line.round.id)) needed.add(line.round.session)
  }
  return lines.filter((line) => {
    const session =
      line.kind === 'session' ? line.session.id : line.kind === 'round' ? line.round.session : sessionOf.get(line.round)
    return session !== undefined && needed.has(session)
  })
}
