export { type WinnerLineLabels, winnerLineLabels } from './WinnerLine.labels.ts'
export { type LineWinner, WinnerLine, type WinnerLineProps } from './WinnerLine.tsx'
