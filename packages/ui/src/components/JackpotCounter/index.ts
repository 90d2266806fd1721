export { type JackpotCounterLabels, jackpotCounterLabels } from './JackpotCounter.labels.ts'
export {
  type DecorativeJackpot,
  type FedJackpot,
  JackpotCounter,
  type JackpotCounterProps,
  type JackpotSource,
} from './JackpotCounter.tsx'
