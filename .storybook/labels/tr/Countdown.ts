import type { CountdownLabels } from '../../../packages/ui/src/components/Countdown/index.ts'

export const labels: CountdownLabels = {
  timer: 'Kalan süre',
  day: 'g',
  hour: 's',
}
