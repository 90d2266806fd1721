export type { OpeningForm } from './Opening.styles.ts'
export { Opening, type OpeningProps } from './Opening.tsx'
