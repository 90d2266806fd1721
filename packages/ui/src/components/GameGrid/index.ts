export { type GameGridLabels, gameGridLabels } from './GameGrid.labels.ts'
export { type GameGridLayout, gameGridLayouts } from './GameGrid.styles.ts'
export { GameGrid, type GameGridProps } from './GameGrid.tsx'
