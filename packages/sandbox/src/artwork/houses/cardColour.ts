import { hex } from '../color/color.ts'
import { paintsOf } from '../color/paints.ts'
import { houseOf } from './houseOf.ts'

/** The ground of a maker's card: the darkest of its colours, so that its own marks stand out from it. */
export const cardColour = (code: string): string => hex(paintsOf(houseOf(code).five, 0).ground)
