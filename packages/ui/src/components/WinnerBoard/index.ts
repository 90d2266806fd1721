export { type WinnerBoardLabels, winnerBoardLabels } from './WinnerBoard.labels.ts'
export { maxWinners, WinnerBoard, type WinnerBoardProps, type WinnerEntry } from './WinnerBoard.tsx'
