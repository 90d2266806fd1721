export {
  maxWinners,
  WinnerBoard,
  type WinnerBoardLabels,
  type WinnerBoardProps,
  type WinnerEntry,
  winnerBoardLabels,
} from './WinnerBoard.tsx'
