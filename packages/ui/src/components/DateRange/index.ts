export { type DateRangeLabels, dateRangeLabels } from './DateRange.labels.ts'
export { DateRange, type DateRangePreset, type DateRangeProps, type DateRangeValue } from './DateRange.tsx'
