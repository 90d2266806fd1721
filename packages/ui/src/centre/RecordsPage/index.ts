export { type RecordsPageLabels, recordsPageLabels } from './RecordsPage.labels.ts'
export { RecordsPage, type RecordsPageProps } from './RecordsPage.tsx'
export type {
  AmountColumn,
  DatesFilter,
  DatesProblem,
  ExportState,
  FactColumn,
  NameColumn,
  RecordColumn,
  RecordDay,
  RecordDetail,
  RecordFilter,
  RecordFormats,
  RecordPlot,
  RecordSums,
  RecordsState,
  RecordTone,
  RecordValues,
  SearchFilter,
  SelectFilter,
  StatusColumn,
  TimeColumn,
} from './RecordsPage.types.ts'
