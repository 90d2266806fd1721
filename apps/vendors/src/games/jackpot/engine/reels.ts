import { strip } from '../../../slot/engine/strip.ts'

export const rows = 3

/** The five reels. Wilds are on the three middle ones. */
export const reels: readonly string[] = [
  strip('c y x b y z d b x z x d y a c x z c x c d z y a z y b d'),
  strip('y c z d y d z x z d z y a W b x c d y x c z b c a x y b x'),
  strip('z c b x y d x z a c z d x d b a y x c y b z c y x W z y d y'),
  strip('y x W c x z y b c b d a z d c z y x b d y c z x y d x a z'),
  strip('c b x d z x z c d y c x c a d z d x y a x b y z y z y b'),
]
