import type { Labels } from '../../labels/labels.ts'
import { type GameTileLabels, gameTileLabels } from '../GameTile/GameTile.labels.ts'
import en from './messages/en.json'

export type GameGridLabels = GameTileLabels & Labels<typeof en>

export const gameGridLabels: GameGridLabels = { ...gameTileLabels, ...en }
