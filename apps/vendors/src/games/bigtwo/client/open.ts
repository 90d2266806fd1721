import './bigTwo.css'
import './upright.css'
import type { OpenKind } from '../../../client/kind.ts'
import { type MatchPalette, paletteOf } from '../../../match/client/matchPalettes.ts'
import { openMatch } from '../../../match/client/openMatch.tsx'
import { pastHands } from '../../../match/client/pastHands.tsx'
import { bigTwoRules } from '../engine/bigTwoRules.ts'
import { BigTwoRules } from './BigTwoRules.tsx'
import { bigTwoGame } from './bigTwoGame.tsx'

const palettes: readonly [MatchPalette, ...MatchPalette[]] = [
  { cloth: '#5d2440', deep: '#3d142b', rim: '#2a1c1f', mark: '#e9bd6c', room: '#1a1016' },
  { cloth: '#174f4a', deep: '#0c3331', rim: '#3a2a1c', mark: '#e8c27a', room: '#10191a' },
  { cloth: '#2f3f7c', deep: '#1d2856', rim: '#4a3424', mark: '#f0c66f', room: '#12141f' },
  { cloth: '#6a2e22', deep: '#471c16', rim: '#2b211d', mark: '#f1c17d', room: '#1b1311' },
]

const paletteFor = (gameId: string): MatchPalette => paletteOf(gameId, palettes)

export const past = pastHands({ rules: bigTwoRules, game: bigTwoGame, paletteOf: paletteFor })

/** Opens Big Two at one of the title's tables. */
export const open: OpenKind = (frame) =>
  openMatch(frame, { kind: 'bigtwo', game: bigTwoGame, palette: paletteFor(frame.gameId), Rules: BigTwoRules })
