import { createTitleSearch, type SearchedTitle, type TitleHits, type TitleSearch } from '@foyer/rules/title-search'
import { type ThreadAnswer, type ThreadQuestion, titlesText } from './threadQuestion.ts'

export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

export interface TitleFinder {
  readonly find: (typed: string, count: number) => Promise<TitleHits>
  readonly end: () => void
}

interface Waiting {
  readonly typed: string
  readonly count: number
  readonly resolve: (hits: TitleHits) => void
}

/**
 * Finds titles on a thread of its own, so that neither making the index nor a search holds up the page. Where no thread can
 * be started, or it breaks, the page does the same by itself.
 */
export function createTitleFinder(titles: readonly SearchedTitle[], start: () => Thread): TitleFinder {
  const waiting = new Map<number, Waiting>()
  let asked = 0
  let here: TitleSearch | undefined
  const findHere = (typed: string, count: number): TitleHits => {
    here ??= createTitleSearch(titles)
    return here.find(typed, count)
  }

  const startThread = (): Thread | undefined => {
    try {
      const thread = start()
      thread.addEventListener('error', () => {
        thread.terminate()
        running = undefined
        for (const { typed, count, resolve } of waiting.values()) resolve(findHere(typed, count))
        waiting.clear()
      })
      thread.addEventListener('message', ({ data }: MessageEvent<ThreadAnswer>) => {
        waiting.get(data.place)?.resolve(data.hits)
        waiting.delete(data.place)
      })
      thread.postMessage({ titles: titlesText(titles) } satisfies ThreadQuestion)
      return thread
    } catch {
      return undefined
    }
  }
  let running = startThread()

  return {
    find: (typed, count) => {
      const thread = running
      if (thread === undefined) return Promise.resolve(findHere(typed, count))
      asked += 1
      const place = asked
      return new Promise((resolve) => {
        waiting.set(place, { typed, count, resolve })
        thread.postMessage({ place, typed, count } satisfies ThreadQuestion)
      })
    },
    end: () => running?.terminate(),
  }
}
