export {
  DateRange,
  type DateRangeLabels,
  type DateRangePreset,
  type DateRangeProps,
  type DateRangeValue,
  dateRangeLabels,
} from './DateRange.tsx'
