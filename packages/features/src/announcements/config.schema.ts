import Type from 'typebox'

/** The section `marquee` has nothing to set: its speed follows from the length of the texts. */
export const MarqueeSettings = Type.Object({})
