import { strip } from '../../../slot/engine/strip.ts'

export const rows = 3

/** The five reels. Wilds are on the three middle ones; no window holds two scatters or two wilds. */
export const reels: readonly string[] = [
  strip('b z x b x b x d y c S y d z a c x d c b d z a y x z y d y a z c x z y'),
  strip('z y a y d W z S b d x z c x a b y b x y a z x z c d c x d b c y d x z y'),
  strip('y z d x d b x a c d x y c y a W y z a c b x z d c b y d c z x S y b z x z'),
  strip('a y x d b a x S z x z d W y x d c x y z d a y d c b z b x z y c z c b y'),
  strip('d a d x z c z x d x b z c x y x z d b y d S y z y b a y z b c a y c c z b'),
]
