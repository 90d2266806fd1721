export { createTitleSearch, type SearchedTitle, type TitleHit, type TitleSearch } from './createTitleSearch.ts'
export { markTyped, type TitlePart } from './markTyped.ts'
