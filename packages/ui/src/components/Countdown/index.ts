export { type CountdownLabels, countdownLabels } from './Countdown.labels.ts'
export { Countdown, type CountdownProps } from './Countdown.tsx'
