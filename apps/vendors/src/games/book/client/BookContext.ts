import { createContext, useContext, useSyncExternalStore } from 'react'
import { type BookWords, useBookWords } from '../words.ts'
import type { BookModel, BookShown } from './model/createBookModel.ts'

export const BookContext = createContext<BookModel | undefined>(undefined)

/** The book that is shown, its actions and its words. */
export function useBook(): { readonly model: BookModel; readonly shown: BookShown; readonly words: BookWords } {
  const model = useContext(BookContext)
  if (model === undefined) throw new Error('A part of the book is shown outside of it')
  return { model, shown: useSyncExternalStore(model.subscribe, model.view, model.view), words: useBookWords() }
}
