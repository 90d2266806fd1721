import { cutPaper } from './cutPaper.ts'
import { enamelPin } from './enamelPin.ts'
import { engraving } from './engraving.ts'
import { flat } from './flat.ts'
import type { Hand } from './hand.ts'
import { isometric } from './isometric.ts'
import { linocut } from './linocut.ts'
import { lowPoly } from './lowPoly.ts'
import { neon } from './neon.ts'
import { nightWash } from './nightWash.ts'
import { overprint } from './overprint.ts'
import { stainedGlass } from './stainedGlass.ts'
import { woven } from './woven.ts'

/** The ways of drawing. */
export const hands = {
  flat,
  cutPaper,
  isometric,
  engraving,
  overprint,
  neon,
  stainedGlass,
  lowPoly,
  linocut,
  enamelPin,
  woven,
  nightWash,
} satisfies Readonly<Record<string, Hand>>

export type HandName = keyof typeof hands
