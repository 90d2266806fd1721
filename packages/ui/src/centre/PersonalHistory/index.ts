export { type PersonalHistoryLabels, personalHistoryLabels } from './PersonalHistory.labels.ts'
export { PersonalHistory, type PersonalHistoryProps } from './PersonalHistory.tsx'
export type {
  BetStatus,
  HistoryBet,
  HistoryChoices,
  HistoryData,
  HistoryDay,
  HistoryExport,
  HistoryFilter,
  HistoryFormats,
  HistoryState,
  HistorySums,
} from './PersonalHistory.types.ts'
