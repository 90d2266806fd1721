import type { Drawn } from '../../frame/random/draw.ts'
import type { MatchRules } from './rules.ts'

/** The state a stored hand ended in, from the draws of its deal and its moves; nothing where they lead to no such hand. */
export function replayHand<State, Open, Piece, Move>(
  rules: MatchRules<State, Open, Piece, Move>,
  draws: readonly Drawn[],
  moves: readonly { readonly seat: number; readonly move: Move }[],
): State | undefined {
  const left = [...draws]
  let isShort = false
  let state = rules.deal((count) => {
    const [of, value] = left.shift() ?? [count, -1]
    if (of !== count || value < 0) isShort = true
    return Math.max(0, value)
  })
  for (const { seat, move } of moves) {
    if (isShort || rules.turnOf(state) !== seat) return undefined
    state = rules.play(state, move)
  }
  return isShort ? undefined : state
}
