export { type SafetySummaryLabels, safetySummaryLabels } from './SafetySummary.labels.ts'
export { type SafetyStep, SafetySummary, type SafetySummaryProps } from './SafetySummary.tsx'
