import type { ComponentType } from 'react'
import { whenMoneyMoves } from '../../client/api/whenMoneyMoves.ts'
import type { Frame, KindScreen } from '../../client/kind.ts'
import { antesOf } from '../engine/antes.ts'
import { MatchRules } from './MatchRules.tsx'
import { MatchStage } from './MatchStage.tsx'
import type { MatchGame } from './matchGame.ts'
import { coloursOf, type MatchPalette } from './matchPalettes.ts'
import { createMatchModel } from './model/createMatchModel.ts'

interface OpenOptions<Open, Piece, Move> {
  readonly kind: string
  readonly game: MatchGame<Open, Piece, Move>
  readonly palette: MatchPalette
  /** How this game is played. */
  readonly Rules: ComponentType
}

/** Opens a match for a session, at the smallest of the title's tables. */
export function openMatch<Open, Piece, Move>(
  { session, sound }: Frame,
  { kind, game, palette, Rules }: OpenOptions<Open, Piece, Move>,
): KindScreen {
  const antes = antesOf(session.view().state?.decimals ?? 2)
  const model = createMatchModel<Open, Piece, Move>({
    kind,
    token: session.token(),
    onOver: () => session.block('session_over'),
    // The state brings the balance, and a hand that was paid.
    onMoney: () => void session.refresh(),
  })
  return {
    palette: coloursOf(palette),
    fills: 'room',
    Backdrop: () => <div className="match-scene" />,
    Stage: () => <MatchStage game={game} session={session} model={model} sound={sound} />,
    Controls: () => null,
    Rules: () => (
      <>
        <Rules />
        <MatchRules model={model} />
      </>
    ),
    facts: { least: antes[0] ?? 0, most: antes.at(-1) ?? 0, saysChance: true },
    start: () => {
      model.sit('1')
      whenMoneyMoves(model.askBalance)
    },
  }
}
