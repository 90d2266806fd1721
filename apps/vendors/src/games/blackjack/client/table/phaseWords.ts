import { sayLabel } from '@foyer/ui/labels'
import type { OwnView, TableView } from '../../wire.ts'
import type { useBlackjackWords } from '../blackjackWords.ts'

/** Where the round is, and who acts now. */
export function phaseWords(words: ReturnType<typeof useBlackjackWords>, table: TableView, own: OwnView): string {
  const { phase, turn } = table
  if (phase !== 'acting' || turn === undefined) return phase === 'acting' ? words.phases.dealing : words.phases[phase]
  if (turn.seat !== own.seat) return sayLabel(words.phases, 'acting', { seat: turn.seat })
  if (own.isAsking) return words.asking
  return turn.hand === 0 ? words.yourTurn : words.yourSecond
}
