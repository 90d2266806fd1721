export { type CountdownLabels, countdownLabels } from './Countdown.labels.ts'
export { type CountdownVariant, countdownVariants } from './Countdown.styles.ts'
export { Countdown, type CountdownProps } from './Countdown.tsx'
export { useTimeOver } from './useTimeOver.ts'
