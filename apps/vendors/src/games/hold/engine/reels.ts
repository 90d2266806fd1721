import { strip } from '../../../slot/engine/strip.ts'

export const rows = 3

/** The five reels. Wilds are on the three middle ones. */
export const reels: readonly string[] = [
  strip('C y x z a c x z x C y b C x z d y c z C y d b a d y c C z'),
  strip('W y a x z d c W d C y x C d x y C z C x a b z y z c C c b C'),
  strip('C b C b y c y z y a x C W C c z W x d z x C y a d x z c b d'),
  strip('C x W y d y x z c y b z C a d z C x c z b C y d c x C W C a'),
  strip('a z b z x C b d y c x y z c x y C a b z d C y d x C c C y'),
]
