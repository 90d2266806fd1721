export { type LiveRailLabels, liveRailLabels } from './LiveRail.labels.ts'
export { LiveRail, type LiveRailProps, type LiveTableCard } from './LiveRail.tsx'
