export { type BottomBarLabels, bottomBarLabels } from './BottomBar.labels.ts'
export { BottomBar, type BottomBarEntry, type BottomBarProps } from './BottomBar.tsx'
