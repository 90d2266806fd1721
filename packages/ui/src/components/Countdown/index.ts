export { Countdown, type CountdownLabels, type CountdownProps, countdownLabels } from './Countdown.tsx'
