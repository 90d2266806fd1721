/** A language tag and what stands in for it, the nearest first: `pt-BR` reads `pt`, too. */
export const tagChain = (tag: string): readonly string[] =>
  tag.split('-').map((_part, at, parts) => parts.slice(0, parts.length - at).join('-'))

/** What is there for a language tag or for the nearest that stands in for it; nothing where none has any. */
export const readIn = <Value>(tag: string, find: (tag: string) => Value | undefined): Value | undefined =>
  tagChain(tag)
    .map(find)
    .find((value) => value !== undefined)
