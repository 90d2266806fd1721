import { type GameProblem, problemStatus } from '../wire/game.ts'

/** A refusal that the browser is told about. */
export class GameError extends Error {
  override readonly name = 'GameError'
  readonly code: GameProblem

  constructor(code: GameProblem) {
    super(code)
    this.code = code
  }

  get status(): number {
    return problemStatus[this.code]
  }
}
