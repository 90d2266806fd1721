import type { GameKind } from '@foyer/rules'
import type { Kind } from '../frame/kind.ts'
import { slotKind } from '../slot/slotKind.ts'
import { bigTwo } from './bigtwo/bigTwo.ts'
import { blackjack } from './blackjack/server/blackjack.ts'
import { bookKind } from './book/server/openBook.ts'
import { cascade } from './cascade/engine/cascade.ts'
import { classic } from './classic/engine/classic.ts'
import { dominoes } from './dominoes/dominoes.ts'
import { fish } from './fish/server/fish.ts'
import { hold } from './hold/engine/hold.ts'
import { jackpotKind } from './jackpot/jackpotKind.ts'
import { lines } from './lines/engine/lines.ts'
import { lottery } from './lottery/server/openLottery.ts'
import { roulette } from './roulette/server/roulette.ts'
import { ways } from './ways/engine/ways.ts'

/** What plays each kind, at the server. */
export const kinds: Readonly<Record<GameKind, Kind>> = {
  lines: slotKind(lines),
  ways: slotKind(ways),
  cascade: slotKind(cascade),
  hold: slotKind(hold),
  jackpot: jackpotKind,
  classic: slotKind(classic),
  roulette,
  fish,
  dominoes,
  bigtwo: bigTwo,
  sports: bookKind('sports'),
  esports: bookKind('esports'),
  blackjack,
  cockfight: bookKind('cockfight'),
  lottery,
}

/** Stands in, with play money, for titles that no kind plays. */
export const standIn: GameKind = 'lines'
