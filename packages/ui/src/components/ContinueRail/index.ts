export { type ContinueRailLabels, continueRailLabels } from './ContinueRail.labels.ts'
export { ContinueRail, type ContinueRailProps, type PlayedGame } from './ContinueRail.tsx'
