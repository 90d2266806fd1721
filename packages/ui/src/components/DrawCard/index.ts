export { type DrawCardLabels, drawCardLabels } from './DrawCard.labels.ts'
export { type DrawCardSize, drawCardSizes } from './DrawCard.styles.ts'
export { DrawCard, type DrawCardProps } from './DrawCard.tsx'
