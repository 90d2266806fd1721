export { type LoadMoreLabels, loadMoreLabels } from './LoadMore.labels.ts'
export { LoadMore, type LoadMoreProps } from './LoadMore.tsx'
