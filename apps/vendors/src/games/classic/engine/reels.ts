import { strip } from '../../../slot/engine/strip.ts'

export const rows = 3

/** The three reels. */
export const reels: readonly string[] = [
  strip('b y x c z x c y z b W z y a z x c y x z y b c y x a'),
  strip('x c y b z c x W z x y b z y c a y x b y z a c x z y'),
  strip('y z x y a W x y c b z x c z b x a c y z x y z b y z c'),
]
