export {
  defaultWinnerBoardLabels,
  maxWinners,
  WinnerBoard,
  type WinnerBoardLabels,
  type WinnerBoardProps,
  type WinnerEntry,
} from './WinnerBoard.tsx'
