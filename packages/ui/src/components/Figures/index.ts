export type { FiguresForm } from './Figures.styles.ts'
export { type Figure, Figures, type FiguresProps } from './Figures.tsx'
