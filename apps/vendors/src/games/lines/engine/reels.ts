import { strip } from '../../../slot/engine/strip.ts'

export const rows = 3

/**
 * The five reels. Wilds and scatters are on the three middle ones only, scatters far enough apart that a window never holds
 * two.
 */
export const reels: readonly string[] = [
  strip('y d z b x z y a x d y c x a z d y b x z d y c z a y b z c x'),
  strip('S b z d x a y c z d y S z b y W z d x a z c y d x b y W z c x'),
  strip('x W z d y a x c y W d z b S y d W x c z a x b y S z c x a z d y b'),
  strip('W y d z c y a x b y d x S y c z d y W z b x a z d S x c z b x'),
  strip('z y b z c x d y a z b x c y z d y c x b y a z x d z y c x d'),
]
