import type { TableMark } from '../../components/GameTile/index.ts'
import type { LiveTableCard } from '../../components/LiveRail/index.ts'
import cards from './cards.svg'
import chips from './chips.svg'
import dice from './dice.svg'
import wheel from './wheel.svg'

/** One text of results: `17r 4b 0g`. */
const marks = (text: string): readonly TableMark[] =>
  text.split(' ').map((mark) => ({
    text: mark.slice(0, -1),
    tone: ({ r: 'red', b: 'black', u: 'blue', g: 'green' } as const)[mark.slice(-1)] ?? 'black',
  }))

/** Live tables of the stories. */
export const storyTables: readonly LiveTableCard[] = [
  {
    id: 'baccarat',
    name: 'Halcyon Baccarat',
    vendorName: 'Northlight',
    image: cards,
    table: { limits: '$1–$500', seatsFree: 3, results: marks('Br Pu Br Br Tg Pu Pu Br Pu Br Br Pu') },
  },
  {
    id: 'roulette',
    name: 'Belvedere Roulette',
    vendorName: 'Halyard',
    image: wheel,
    playMoneyOnly: true,
    table: { limits: '$0.50–$250', results: marks('17b 32r 0g 5r 22b 14r 9r 26b 3r 35b 12r 28b') },
  },
  {
    id: 'dice',
    name: 'Royal Sic Bo',
    vendorName: 'Oblong',
    image: dice,
    table: { limits: '$5–$2,500', results: marks('11r 8b 15r 6b 9g 12r 4b 17r 10b 13r 7b 14r') },
  },
  {
    id: 'blackjack',
    name: 'Yasmin Infinite Seats Blackjack 12',
    vendorName: 'Paperkite',
    image: chips,
    table: { limits: '$10–$5,000', seatsFree: 0 },
  },
]
