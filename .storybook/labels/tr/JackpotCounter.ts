import type { JackpotCounterLabels } from '../../../packages/ui/src/components/JackpotCounter/index.ts'

export const labels: JackpotCounterLabels = {
  title: 'Jackpot sayacı',
  decorative: 'Yalnızca süs: ödül havuzu değildir.',
  pause: 'Sayacı durdur',
  play: 'Sayacı çalıştır',
}
