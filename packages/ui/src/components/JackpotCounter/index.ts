export {
  type DecorativeJackpot,
  defaultJackpotCounterLabels,
  type FedJackpot,
  JackpotCounter,
  type JackpotCounterLabels,
  type JackpotCounterProps,
  type JackpotSource,
} from './JackpotCounter.tsx'
