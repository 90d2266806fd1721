import { foldText } from '../text/foldText.ts'
import { asOne, beside, createPostings, first, within } from './postings.ts'
import { createSums } from './sums.ts'
import { isUnspaced, titleWords } from './titleWords.ts'

export interface SearchedTitle {
  readonly name: string
  /** What is searched besides the name and counts for less, e.g. its studio. */
  readonly also?: string
}

export interface TitleHit {
  /** Place in the list that was given. */
  readonly index: number
  /** How well it fits: 0 is best. */
  readonly cost: number
}

export interface TitleHits {
  /** The best of them, best first; titles that fit alike keep the order of the list. */
  readonly best: readonly TitleHit[]
  /** How many titles fit. */
  readonly total: number
}

export interface TitleSearch {
  /** The titles that fit what was typed, `count` of them at most; none fit an empty text. */
  readonly find: (typed: string, count: number) => TitleHits
}

/** Longer than anybody types. */
const mostTyped = 64
const mostWords = 6
/** What a word costs that is found in no part of a title. */
const missingCost = 3
/** Two words typed as one have at least so many letters. */
const leastJoined = 7

/** Titles that are taken into the index between two pauses: a few milliseconds' worth on a slow phone. */
const atOnce = 250

/**
 * Searches titles by words that may be half typed or misspelt, without accents or case, in any order; in scripts without spaces by any
 * part. Everything is held in memory; a search of 10,000 titles takes well under a millisecond (N09).
 */
export function createTitleSearch(titles: readonly SearchedTitle[]): TitleSearch {
  const steps = titleSearchSteps(titles)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same made step by step, so that a page can do other things in between. */
export function* titleSearchSteps(titles: readonly SearchedTitle[]): Generator<undefined, TitleSearch> {
  const single = createPostings()
  const joined = createPostings()
  const spaceless: { readonly index: number; readonly text: string }[] = []
  const lengths = new Float32Array(titles.length)
  for (const [index, { name, also }] of titles.entries()) {
    if (index % atOnce === 0) yield
    const own = titleWords(name).map(({ text }) => text)
    lengths[index] = own.length
    own.forEach((word, place) => {
      single.post(word, index, place === 0 ? first : within)
      const next = own[place + 1]
      if (next !== undefined && word.length + next.length >= leastJoined) joined.post(word + next, index, asOne)
    })
    if (also !== undefined) for (const { text } of titleWords(also)) single.post(text, index, beside)
    if (isUnspaced(name)) spaceless.push({ index, text: foldText(name).replace(/\s+/g, '') })
  }
  yield
  const findSingle = single.close()
  yield
  const findJoined = joined.close()
  const sums = createSums(titles.length)

  return {
    find: (typed, count) => {
      const typedWords = titleWords(typed.slice(0, mostTyped))
        .slice(0, mostWords)
        .map(({ text }) => text)
      typedWords.forEach((word, place) => {
        sums.next()
        if (isUnspaced(word)) {
          for (const { index, text } of spaceless) {
            const at = text.indexOf(word)
            if (at >= 0) sums.take(index, at === 0 ? 0 : 0.2)
          }
          return
        }
        const isHalf = place === typedWords.length - 1
        findSingle(word, isHalf, sums.take)
        // Two words are often typed as one.
        if (word.length >= leastJoined) findJoined(word, isHalf, sums.take)
      })
      const needed = Math.max(1, typedWords.length - 1)
      const isAll = count >= titles.length
      const best: TitleHit[] = []
      let total = 0
      sums.drain((index, found, sum) => {
        if (found < needed) return
        total++
        const spare = Math.min(5, Math.max(0, (lengths[index] ?? 0) - found))
        const cost = sum + (typedWords.length - found) * missingCost + spare * 0.04
        if (isAll) best.push({ index, cost })
        else insert(best, index, cost, count)
      })
      if (isAll) best.sort((one, other) => one.cost - other.cost || one.index - other.index)
      return { best, total }
    },
  }
}

/** Keeps the best `count` in order. */
function insert(best: TitleHit[], index: number, cost: number, count: number): void {
  const isWorse = (one: TitleHit): boolean => one.cost > cost || (one.cost === cost && one.index > index)
  const last = best.at(-1)
  // A letter fits thousands of titles: nothing is made for those that are not among the best.
  if (best.length >= count && (last === undefined || !isWorse(last))) return
  let from = 0
  let until = best.length
  while (from < until) {
    const middle = (from + until) >>> 1
    const one = best[middle]
    if (one !== undefined && isWorse(one)) until = middle
    else from = middle + 1
  }
  best.splice(from, 0, { index, cost })
  if (best.length > count) best.pop()
}
