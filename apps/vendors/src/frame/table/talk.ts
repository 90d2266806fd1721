import type { ChatLine, Phrase } from '../../wire/talk.ts'

const keptLines = 12
const quietMs = 3000

/** What was said at a table last. Nobody says two things at once. */
export interface Talk {
  readonly lines: () => readonly ChatLine[]
  /** False when the player spoke a moment ago. */
  readonly say: (player: string, seat: number, phrase: Phrase) => boolean
}

export function createTalk(now: () => number): Talk {
  const spokeAt = new Map<string, number>()
  let lines: readonly ChatLine[] = []
  return {
    lines: () => lines,
    say: (player, seat, phrase) => {
      if (now() < (spokeAt.get(player) ?? Number.NEGATIVE_INFINITY) + quietMs) return false
      spokeAt.set(player, now())
      lines = [...lines, { id: (lines.at(-1)?.id ?? 0) + 1, seat, phrase }].slice(-keptLines)
      return true
    },
  }
}
