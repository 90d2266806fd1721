import type { Labels } from '../../labels/labels.ts'
import { type GameTileLabels, gameTileLabels } from '../GameTile/GameTile.labels.ts'
import { type RailLabels, railLabels } from '../Rail/Rail.labels.ts'
import en from './messages/en.json'

export type PosterRailLabels = GameTileLabels & RailLabels & Labels<typeof en>

export const posterRailLabels: PosterRailLabels = { ...gameTileLabels, ...railLabels, ...en }
