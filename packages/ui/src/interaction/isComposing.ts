import type { KeyboardEvent } from 'react'

/** What Safari says of the key that takes the letters: to it they are put together already. */
const composed = 229

/** Whether a key puts letters together, such as Chinese ones: Enter takes them then, and arrows choose among them. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === composed
