export { type DialingCodeLabels, dialingCodeLabels } from './DialingCode.labels.ts'
export { DialingCode, type DialingCodeProps, type DialingCountry } from './DialingCode.tsx'
