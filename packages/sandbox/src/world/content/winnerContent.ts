import { fromMinor } from '@foyer/contract'
import type { Merchant } from '@foyer/gateway/ports'
import { artAddress } from '../../artwork/artAddress.ts'
import { createRandom } from '../../random/random.ts'
import { catalogue } from '../catalogue.ts'
import { popularityOf } from '../popularity.ts'
import type { ContentEntry } from './contentEntry.ts'

const winners = 24
/** Winners play games from this far up. */
const popular = 90
const names =
  'deniz,marta,oskar,lale,tomas,yunus,ines,selim,greta,arda,paolo,nihan,viktor,asya,milo,ece,jonas,derya,sofia,kerem,anouk,baris,lukas,zehra,emre,noor'.split(
    ',',
  )

/** First and last letter of a name, as winners are shown. */
export const maskName = (name: string): string => `${name.slice(0, 1)}***${name.slice(-1)}`

/** The winner board (I50): invented players, the merchant's own popular games, mostly small wins; newest first. */
export function winnerContent({ code, decimals }: Merchant, now: Date): readonly ContentEntry[] {
  const random = createRandom(`winners ${code}`)
  const games = catalogue()
  const popularity = popularityOf(games, code)
  const played = games
    .filter((game) => !game.playMoneyOnly && !game.opensVendorList)
    .sort((a, b) => (popularity.get(b.nodeId)?.popularity ?? 0) - (popularity.get(a.nodeId)?.popularity ?? 0))
    .slice(0, popular)
  const shown = random.shuffled(names).slice(0, winners)
  const minutes = createRandom(`winning times ${code}`)
  let time = now.getTime()
  return random
    .shuffled(played)
    .slice(0, shown.length)
    .map((game, index): ContentEntry => {
      const amount = Math.round(10 ** random.between(4.1, random.chance(0.15) ? 6.9 : 5.6)) + random.int(0, 99)
      time -= minutes.int(2, 40) * 60_000
      const vo = {
        iconUrl: artAddress('winner', game.art),
        customerName: maskName(shown[index] ?? ''),
        gameName: game.name,
        winAmount: fromMinor(amount, decimals),
        winTime: new Date(time).toISOString(),
      }
      const customerId = `w-${random.int(36 ** 4, 36 ** 5 - 1).toString(36)}`
      return { kind: 'winner', id: `winner-${index + 1}`, language: '', data: { customerId, vo, nodeId: game.nodeId } }
    })
}
