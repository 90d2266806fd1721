import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type WinnerBoardLabels = Labels<typeof en>

export const winnerBoardLabels: WinnerBoardLabels = en
