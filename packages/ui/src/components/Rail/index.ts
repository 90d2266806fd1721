export { type RailLabels, railLabels } from './Rail.labels.ts'
export { Rail, type RailMore, type RailProps } from './Rail.tsx'
