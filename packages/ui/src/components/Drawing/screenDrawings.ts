import type { DrawingShapes } from './Drawing.tsx'
import { ground } from './listDrawings.ts'

/** No connection: a mast whose waves end. */
export const offlineDrawing: DrawingShapes = [
  ground,
  ['path', 'body', { d: 'M60 36 48 78h24z' }],
  ['path', 'line', { d: 'M54 58h12M51 68h18' }],
  ['circle', 'mark', { cx: 60, cy: 30, r: 6 }],
  ['path', 'line', { d: 'M46 42a18 18 0 0 1 0-24M74 18a18 18 0 0 1 0 24' }],
  ['path', 'thin', { d: 'M35 51a32 32 0 0 1 0-42M85 9a32 32 0 0 1 0 42' }],
  ['path', 'markLine', { d: 'M92 60l12 12M104 60 92 72' }],
]

/** No such page: a signpost without a place on it. */
export const notFoundDrawing: DrawingShapes = [
  ground,
  ['path', 'thin', { d: 'M8 80c14-14 26-12 36-8M112 72c-12-8-26-6-36 4' }],
  ['path', 'line', { d: 'M60 78V10' }],
  ['path', 'body', { d: 'M60 16h34l10 9-10 9H60z' }],
  ['path', 'body', { d: 'M60 40H32l-10 9 10 9h28z' }],
  ['path', 'markLine', { d: 'M72 25h3M81 25h3M90 25h1M36 49h3M46 49h3' }],
  ['circle', 'mark', { cx: 60, cy: 9, r: 4.5 }],
]

/** Closed for now: a front with its shutter down, by night. */
export const closedDrawing: DrawingShapes = [
  ground,
  ['path', 'mark', { d: 'M103 8a11 11 0 1 0 7 19 9 9 0 0 1-7-19z' }],
  ['path', 'body', { d: 'M26 34h60v43H26z' }],
  [
    'path',
    'body',
    { d: 'M22 22h68l4 12a6 6 0 0 1-12 0 6 6 0 0 1-13 0 6 6 0 0 1-13 0 6 6 0 0 1-13 0 6 6 0 0 1-13 0 6 6 0 0 1-12 0z' },
  ],
  ['path', 'line', { d: 'M36 50h40M36 59h40M36 68h40' }],
  ['path', 'markLine', { d: 'M52 77h8' }],
]
