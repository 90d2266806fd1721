import type { DrawingShapes } from './Drawing.tsx'
import { ground } from './listDrawings.ts'

/** Money in one place: a wallet, and a coin on its way into it. */
export const walletDrawing: DrawingShapes = [
  ground,
  ['path', 'thin', { d: 'M58 4v16' }],
  ['circle', 'mark', { cx: 58, cy: 8, r: 7 }],
  ['rect', 'body', { x: 22, y: 24, width: 72, height: 52, rx: 6 }],
  ['path', 'line', { d: 'M22 36h72' }],
  ['rect', 'body', { x: 70, y: 47, width: 30, height: 18, rx: 9 }],
  ['circle', 'mark', { cx: 81, cy: 56, r: 4 }],
]

/** No key yet. */
export const keyDrawing: DrawingShapes = [
  ground,
  ['path', 'thin', { d: 'M20 20c8-8 20-14 32-12M84 12c8 4 14 10 18 18' }],
  ['path', 'line', { d: 'M58 44h44v14M90 44v10' }],
  ['circle', 'body', { cx: 42, cy: 44, r: 19 }],
  ['circle', 'mark', { cx: 42, cy: 44, r: 6 }],
]
