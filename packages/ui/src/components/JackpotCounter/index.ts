export {
  type DecorativeJackpot,
  type FedJackpot,
  JackpotCounter,
  type JackpotCounterLabels,
  type JackpotCounterProps,
  type JackpotSource,
  jackpotCounterLabels,
} from './JackpotCounter.tsx'
