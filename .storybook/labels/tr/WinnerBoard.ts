import type { WinnerBoardLabels } from '../../../packages/ui/src/components/WinnerBoard/index.ts'

export const labels: WinnerBoardLabels = {
  title: 'Son kazançlar',
  empty: 'Burada henüz kazanç yok.',
  pause: 'Kaydırmayı durdur',
  play: 'Kendiliğinden kaydır',
}
