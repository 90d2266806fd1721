import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type GameTileLabels = Labels<typeof en>

export const gameTileLabels: GameTileLabels = en
