/** The words of one composition. Titles are built from them by its grammar. */
export interface Lexicon {
  readonly modifiers: readonly string[]
  readonly things: readonly string[]
  /** Plural nouns for titles with numbers. */
  readonly plurals: readonly string[]
  readonly places: readonly string[]
  readonly people: readonly string[]
}

/** Words in one text, separated by commas. */
export function words(text: string): readonly string[] {
  return text.split(',').map((word) => word.trim())
}
