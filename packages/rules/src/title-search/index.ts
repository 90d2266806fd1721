export {
  createTitleSearch,
  type SearchedTitle,
  type TitleHit,
  type TitleHits,
  type TitleSearch,
  titleSearchSteps,
} from './createTitleSearch.ts'
export { markTyped, type TitlePart } from './markTyped.ts'
