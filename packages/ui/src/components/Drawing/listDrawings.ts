import type { DrawingShapes } from './Drawing.tsx'

/** What every picture stands on. */
export const ground = ['ellipse', 'ground', { cx: 60, cy: 78, rx: 46, ry: 7 }] as const

/** Nothing here yet: an open box, and the way of what will come into it. */
export const emptyDrawing: DrawingShapes = [
  ground,
  ['path', 'thin', { d: 'M44 10c0 10 6 14 12 22M78 6c2 12-6 16-12 26' }],
  ['circle', 'mark', { cx: 44, cy: 9, r: 4.5 }],
  ['rect', 'mark', { x: 74, y: 1, width: 9, height: 9, rx: 2 }],
  ['path', 'body', { d: 'M32 44h56v30a3 3 0 0 1-3 3H35a3 3 0 0 1-3-3z' }],
  ['path', 'body', { d: 'M32 44 20 34l26-2 14 12zM88 44l12-10-26-2-14 12z' }],
  ['path', 'line', { d: 'M50 58h20' }],
]

/** Nothing of that name: a glass over lines that are not it. */
export const searchDrawing: DrawingShapes = [
  ground,
  ['rect', 'body', { x: 22, y: 12, width: 56, height: 64, rx: 5 }],
  ['path', 'line', { d: 'M34 28h32M34 42h14M34 56h20' }],
  ['circle', 'body', { cx: 74, cy: 44, r: 19 }],
  ['path', 'markLine', { d: 'M88 58 104 74' }],
  ['path', 'markLine', { d: 'm67 37 14 14M81 37 67 51' }],
]

/** Something broke: a cable that has come apart. */
export const errorDrawing: DrawingShapes = [
  ground,
  ['path', 'line', { d: 'M4 58c14 0 12-22 26-22' }],
  ['path', 'line', { d: 'M116 30c-14 0-12 22-26 22' }],
  ['rect', 'body', { x: 28, y: 26, width: 20, height: 20, rx: 4 }],
  ['path', 'line', { d: 'M48 31h7M48 41h7' }],
  ['rect', 'body', { x: 72, y: 42, width: 20, height: 20, rx: 4 }],
  ['path', 'markLine', { d: 'm64 18-3 9M74 20l-6 7M56 62l-5 7M65 64v9' }],
]
