/** One event in this many does not take place. */
export const voidOneIn = 100

/** At most this part is taken off odds that many have bet on, so much for each greatest stake laid there. */
export const mostShade = 0.06
export const shadeEach = 0.015
