export { type PosterRailLabels, posterRailLabels } from './PosterRail.labels.ts'
export { type PosterRailForm, posterRailForms } from './PosterRail.styles.ts'
export { PosterRail, type PosterRailProps } from './PosterRail.tsx'
export type { PosterGame } from './PosterRail.types.ts'
