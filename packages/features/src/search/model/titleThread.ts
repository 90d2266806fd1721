// A thread of its own: the index of all titles is made and asked here, so that the page stays free (N09).
import { createTitleSearch, type TitleSearch } from '@foyer/rules/title-search'
import { type ThreadQuestion, titlesOf } from './threadQuestion.ts'

let search: TitleSearch | undefined

self.addEventListener('message', ({ data }: MessageEvent<ThreadQuestion>) => {
  if ('titles' in data) search = createTitleSearch(titlesOf(data.titles))
  else if (search) self.postMessage({ place: data.place, hits: search.find(data.typed, data.count) })
})
