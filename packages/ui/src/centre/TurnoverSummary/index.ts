export { type TurnoverRow, TurnoverSummary, type TurnoverSummaryProps } from './TurnoverSummary.tsx'
