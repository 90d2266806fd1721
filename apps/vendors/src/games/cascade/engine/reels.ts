import { strip } from '../../../slot/engine/strip.ts'

export const rows = 4

/** The five reels. What falls in from above are the symbols before the stop. No reel has more than one scatter. */
export const reels: readonly string[] = [
  strip('c z a x a d b z y b d S y x z c x y d z'),
  strip('x b z d y z d y z b y W x c a c d c x a'),
  strip('a x z d x z y c d c S y x d y a b y z b'),
  strip('b y x b c y z c z x a d x c z d a W y d'),
  strip('x y z S y a x y x d b z c b z d a x c d'),
]
