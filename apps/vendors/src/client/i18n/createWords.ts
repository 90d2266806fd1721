import { useLabels } from './LabelsContext.ts'

type Words = { readonly [key: string]: string | Words }

const over = (base: Words, own: Words): Words =>
  Object.fromEntries(
    Object.entries({ ...base, ...own }).map(([key, value]) => {
      const under = base[key]
      return [key, typeof value === 'object' && typeof under === 'object' ? over(under, value) : value]
    }),
  )

/** Words of a kind in the language of the game; English where a language has none of its own. */
export function createWords<English extends Words>(
  english: English,
  files: Readonly<Record<string, Words>>,
): () => English & { readonly language: string } {
  const known = new Map<string, English & { readonly language: string }>()
  return () => {
    const { language } = useLabels()
    const before = known.get(language)
    if (before !== undefined) return before
    // Laid over the English words, so that none of their keys is missing.
    const words = { ...(over(english, files[`./messages/${language}.json`] ?? {}) as English), language }
    known.set(language, words)
    return words
  }
}
