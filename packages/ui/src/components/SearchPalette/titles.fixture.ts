import type { FoundTitle } from './SearchPalette.tsx'

const title = (id: string, name: string, detail: string, parts: FoundTitle['parts']): FoundTitle => ({
  id,
  name,
  detail,
  ...(parts && { parts }),
})

export const someTitles: readonly FoundTitle[] = [
  title('1', 'Dragon of the Harbor', 'Lamplight · Slots', [[0, 6]]),
  title('2', 'Golden Dragon', 'Backstage Games · Slots', [[7, 13]]),
  title('3', 'Rồng Vàng May Mắn', 'Tidewater · Fishing', undefined),
  title('4', 'Dragonfly and the Seven Lanterns of the Upper Garden', 'Paper Moon · Slots', [[0, 6]]),
  title('5', 'Lumière Roulette', 'Paper Moon · Live casino', [[0, 7]]),
]
