export { Countdown, type CountdownLabels, type CountdownProps, defaultCountdownLabels } from './Countdown.tsx'
