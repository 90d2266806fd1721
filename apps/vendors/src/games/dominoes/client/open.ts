import './domino.css'
import type { OpenKind } from '../../../client/kind.ts'
import { type MatchPalette, paletteOf } from '../../../match/client/matchPalettes.ts'
import { openMatch } from '../../../match/client/openMatch.tsx'
import { pastHands } from '../../../match/client/pastHands.tsx'
import { dominoRules } from '../engine/dominoRules.ts'
import { DominoRules } from './DominoRules.tsx'
import { dominoGame } from './dominoGame.tsx'

const palettes: readonly [MatchPalette, ...MatchPalette[]] = [
  { cloth: '#1f5f63', deep: '#123f45', rim: '#7a4a2b', mark: '#f0b45a', room: '#1d1714' },
  { cloth: '#47663f', deep: '#2c4429', rim: '#5f3d2a', mark: '#f2c14e', room: '#171a14' },
  { cloth: '#7a3b34', deep: '#532422', rim: '#3d2a22', mark: '#f3bf83', room: '#1b1413' },
  { cloth: '#3c4f7d', deep: '#263457', rim: '#6d5136', mark: '#f0c987', room: '#14161f' },
]

const paletteFor = (gameId: string): MatchPalette => paletteOf(gameId, palettes)

export const past = pastHands({ rules: dominoRules, game: dominoGame, paletteOf: paletteFor })

/** Opens dominoes at one of the title's tables. */
export const open: OpenKind = (frame) =>
  openMatch(frame, {
    kind: 'dominoes',
    game: dominoGame,
    palette: paletteFor(frame.gameId),
    Rules: DominoRules,
  })
