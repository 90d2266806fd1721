import type { ReactNode } from 'react'

/** Parts of a text, from and until which letter, in order. */
export type TextParts = readonly (readonly [from: number, until: number])[]

/** A text in which some parts stand out; a call, as a key press has no time for a component more in each row. */
export const markedText = (text: string, parts: TextParts): ReactNode => [
  ...parts.flatMap(([from, until], place) => [
    text.slice(parts[place - 1]?.[1] ?? 0, from),
    // biome-ignore lint/suspicious/noArrayIndexKey: a mark stays and changes its letters
    <mark key={place}>{text.slice(from, until)}</mark>,
  ]),
  text.slice(parts.at(-1)?.[1] ?? 0),
]
