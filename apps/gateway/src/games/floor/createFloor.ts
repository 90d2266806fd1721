import {
  type FloorAnswer,
  FloorAnswerSchema,
  type FloorFacts,
  type FloorQuestion,
  floorBase,
  floorHeaders,
} from '@foyer/contract'
import { Ajv } from 'ajv'
import { LRUCache } from 'lru-cache'
import { createSignedCaller } from '../../calls/createSignedCaller.ts'
import type { Services } from '../../calls/services.ts'
import type { CatalogueGame } from '../../catalogue/catalogue.ts'
import type { Catalogues } from '../../catalogue/createCatalogues.ts'
import { type Floor, isOnFloor } from '../../catalogue/floor.ts'

/** How long an answer is taken for what goes on now, in ms; one that did not come is not asked for again as long. */
const trustMs = 5000
/** A list does not wait longer for a vendor, in ms. */
const patienceMs = 800
const mostKept = 500
const mostTitles = 500

const isAnswer = new Ajv({ strict: true }).compile<FloorAnswer>(FloorAnswerSchema)

interface FloorOptions extends Pick<Services, 'vendorUrl' | 'secrets' | 'onUnsigned'> {
  readonly catalogues: Catalogues
  readonly trust?: number
  readonly patience?: number
}

/** Asks the vendors' server, each vendor once for all of its tables or matches; calls at the same time share an answer. */
export function createFloor({ vendorUrl, secrets, catalogues, ...options }: FloorOptions): Floor {
  const { trust = trustMs, patience = patienceMs, onUnsigned } = options
  const answers = new LRUCache<string, Promise<readonly FloorFacts[]>>({ max: mostKept, ttl: trust })

  const ask = async (vendor: string, question: FloorQuestion): Promise<readonly FloorFacts[]> => {
    const caller = createSignedCaller({
      caller: vendor,
      callerHeader: floorHeaders.caller,
      url: vendorUrl,
      base: floorBase,
      secret: secrets.ofVendor(vendor),
      timeout: patience,
      onUnsigned,
    })
    const answer = await caller.ask('state', question)
    return isAnswer(answer) ? answer.games : []
  }

  return {
    of: async (merchant, games) => {
      const { code, currency, decimals } = merchant
      const catalogue = await catalogues.of(merchant)
      const groups = new Map<string, readonly CatalogueGame[]>()
      for (const game of games.filter(isPlayed)) {
        const { type, wire } = game
        const { vassalage: vendor, gameId } = wire
        const key = JSON.stringify([code, vendor, isOnFloor(type) ? type : gameId])
        const all = () => catalogue.find({ vendor, types: [type], gamesOnly: true }).filter(isPlayed)
        if (!groups.has(key)) groups.set(key, isOnFloor(type) ? all() : [game])
      }
      const told = [...groups].map(([key, group]) => {
        const known = answers.get(key)
        if (known !== undefined) return known
        const titles = group.slice(0, mostTitles).map(({ type, wire }) => ({
          gameId: wire.gameId,
          name: wire.gameName,
          category: type,
          genre: wire.gameClassify ?? '',
        }))
        const answer = ask(group[0]?.wire.vassalage ?? '', { merchant: code, currency, decimals, titles })
        answers.set(key, answer)
        return answer
      })
      return new Map((await Promise.all(told)).flat().map((facts) => [facts.gameId, facts]))
    },
  }
}

const isPlayed = ({ wire }: CatalogueGame): boolean => wire.isGame === 'GAME' && wire.playMoneyOnly !== true
