import { existsSync, renameSync } from 'node:fs'
import { openJournal } from '../../server/store/journalFile.ts'
import type { RoundOutcome } from '../../wire/game.ts'
import type { GameStore } from './gameStore.ts'
import type { Progress, SessionRecord } from './records.ts'

/** A line of the journal that rounds were written to before they had a database. */
export type JournalLine =
  | { readonly kind: 'session'; readonly session: Omit<SessionRecord, 'kind'> }
  | {
      readonly kind: 'round'
      readonly round: {
        readonly id: string
        readonly session: string
        readonly spinId: string
        readonly result: RoundOutcome
        readonly at: number
      }
    }
  | { readonly kind: 'progress'; readonly round: string; readonly progress: Progress }

/** Takes sessions and rounds of a journal into the store, once: the journal is renamed afterwards. Open rounds go on from there. */
export async function takeOverJournal(path: string, store: GameStore): Promise<void> {
  if (!existsSync(path)) return
  let taken: readonly JournalLine[] = []
  const journal = await openJournal<JournalLine>(path, (lines) => {
    taken = lines
    return lines
  })
  await journal.close()
  store.together(() => {
    for (const line of taken) {
      if (line.kind === 'session') {
        if (store.findSession(line.session.id) === undefined) store.addSession({ ...line.session, kind: 'lines' })
      } else if (line.kind === 'round') {
        const { spinId, result, ...round } = line.round
        if (store.findRound(round.id) === undefined)
          store.addRound({ ...round, playId: spinId, stake: result.stake, result, drawn: [] }, '')
      } else if (store.findRound(line.round) !== undefined) store.setProgress(line.round, line.progress)
    }
  })
  renameSync(path, `${path}.taken`)
}
