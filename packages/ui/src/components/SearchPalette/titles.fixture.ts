import dice from '../../stories/art/dice.svg'
import gems from '../../stories/art/gems.svg'
import orbit from '../../stories/art/orbit.svg'
import reef from '../../stories/art/reef.svg'
import temple from '../../stories/art/temple.svg'
import type { FoundTitle } from './FoundOption.tsx'

const title = (id: string, name: string, detail: string, image: string, parts?: FoundTitle['parts']): FoundTitle => ({
  id,
  name,
  detail,
  image,
  ...(parts && { parts }),
})

export const someTitles: readonly FoundTitle[] = [
  title('1', 'Dragon of the Harbor', 'Lamplight · Slots', temple, [[0, 6]]),
  title('2', 'Golden Dragon', 'Backstage Games · Slots', gems, [[7, 13]]),
  title('3', 'Rồng Vàng May Mắn', 'Tidewater · Fishing', reef),
  title('4', 'Dragonfly and the Seven Lanterns of the Upper Garden', 'Paper Moon · Slots', orbit, [[0, 6]]),
  title('5', 'Lumière Roulette', 'Paper Moon · Live casino', dice),
]
