import type { GameType } from '@foyer/contract'
import { foldText, type GameKind, kindFacts, kindOf, kindTraits, leastStakeOf } from '@foyer/rules'
import { type ArtSubject, artAddress } from '../artwork/artAddress.ts'
import { type Kin, kinOfMotif } from '../artwork/motifs/index.ts'
import { createRandom, type Random } from '../random/random.ts'
import { sourceWords } from './content/contentWords.ts'
import { inhouseFacts, inhouseGames } from './inhouseGames.ts'
import { lotteryPlans } from './lotteries/lotteryPlans.ts'
import { otherTitle } from './names/otherTitles.ts'
import { slotTitle } from './names/slotTitles.ts'
import { releaseOf } from './releaseOf.ts'
import { houseCode, inhouseVendor, type OfferPlan, type VendorPlan, vendorPlans } from './vendors/vendorPlan.ts'

/** A game of the sandbox, the same at every merchant. */
export interface CatalogueGame {
  readonly nodeId: number
  readonly gameId: string
  readonly name: string
  readonly nameKey: string
  readonly vendor: string
  readonly gameType: GameType
  readonly gameClass: string
  readonly art: ArtSubject
  readonly icon: string
  readonly wideIcon: string
  readonly poster: string
  readonly trialOffered: boolean
  /** No kind at the vendors' server plays it; another stands in for it with play money. */
  readonly playMoneyOnly: boolean
  readonly opensVendorList: boolean
  readonly isNew: boolean
  readonly minBet: number
  readonly lines: number | null
  readonly rtp: number | null
  readonly traits: GameTraits
}

/** What a game is found by besides its name and class (QP03). */
interface GameTraits {
  readonly features: readonly string[]
  /** What its picture is about; of tables, matches and draws nobody tells it. */
  readonly theme: string | null
  readonly volatility: string | null
  readonly hasJackpot: boolean
  /** Day, `yyyy-mm-dd`. */
  readonly releasedOn: string | null
}

const firstNodeId = 10001
/** Vendors besides keno with a tile that opens their list; the order gives their node ids. */
const listedLast: readonly string[] = ['TGD', 'TF', 'LMP']
/** Share of slots that offer a free trial. */
const trialShare = 0.86
/** Drawn for the order of draws alone, which titles follow from: a kind has lines of its own. */
const linesOfClass: Record<string, readonly number[]> = {
  Classic: [1, 3, 5, 9],
  Video: [10, 15, 20, 20, 25, 25, 30, 40, 50],
  Cascade: [25, 50, 243, 720, 1024, 4096],
  Jackpot: [9, 20, 25, 40, 50, 243],
}

function classOf(random: Random, offer: OfferPlan): string {
  // The middle of the list is the bulk of a studio's work.
  const weights: Record<string, number> = { Video: 6, Cascade: 3, Classic: 2, Jackpot: 1, Table: 1 }
  const bag = offer.classes.flatMap((name) => Array.from({ length: weights[name] ?? 2 }, () => name))
  return random.pick(bag)
}

function minBetOf(random: Random, gameType: GameType): number {
  if (gameType === 'LIVE') return random.pick([0.5, 1, 1, 2, 5, 10, 25])
  if (gameType === 'RNG') return random.pick([0.1, 0.1, 0.2, 0.2, 0.2, 0.25, 0.4, 0.5, 0.5, 1, 1, 2, 5])
  return random.pick([0.1, 0.5, 1, 1, 2])
}

function rtpOf(random: Random, gameType: GameType): number | null {
  const spans: Partial<Record<GameType, readonly [number, number]>> = {
    RNG: [94, 97.4],
    LIVE: [96.8, 99.1],
    FISH: [93, 97],
  }
  const span = spans[gameType]
  return span ? Math.round(random.between(...span) * 100) / 100 : null
}

/** Half of a studio's games are about the first of its groups of kin. */
function kinOf(random: Random, { kin }: VendorPlan): Kin {
  const [first] = kin
  return first !== undefined && random.chance(0.5) ? first : random.pick(kin)
}

function gamesOf(
  plan: VendorPlan,
  offer: OfferPlan,
  firstNumber: number,
  taken: Set<string>,
): Omit<CatalogueGame, 'nodeId'>[] {
  const random = createRandom(`catalogue ${plan.code} ${offer.gameType}`)
  return Array.from({ length: offer.count }, (_, index) => {
    const number = firstNumber + index
    const own = plan.code === inhouseVendor ? inhouseGames[index] : undefined
    const lottery = lotteryPlans.filter(({ vendor }) => vendor === plan.code)[index]
    const gameClass = classOf(random, offer)
    const named = own
      ? { title: own.name, motif: own.motif, count: 1 }
      : offer.gameType === 'RNG'
        ? slotTitle(random, kinOf(random, plan), gameClass, taken)
        : otherTitle(random, offer.gameType, gameClass, taken)
    const name = lottery === undefined ? named.title : (sourceWords.lotteries[lottery.gameId]?.name ?? lottery.title)
    taken.add(name)
    const subject = { ...named, title: name, house: houseCode(plan.code), number }
    const lines = linesOfClass[gameClass]
    const code = `${plan.code.toLowerCase().replace(/_/g, '-')}-${own?.scene ?? String(number).padStart(4, '0')}`
    const gameId = lottery?.gameId ?? code
    const kind = kindOf({ gameId, name, category: offer.gameType, genre: gameClass })
    const isPlayed = kind !== undefined
    const told = {
      gameId,
      name,
      nameKey: foldText(name),
      vendor: plan.code,
      gameType: offer.gameType,
      gameClass,
      art: subject,
      icon: artAddress('tile', subject),
      wideIcon: artAddress('wide', subject),
      poster: artAddress('poster', subject),
      trialOffered: random.chance(trialShare) || !isPlayed,
      playMoneyOnly: !isPlayed,
      opensVendorList: false,
      isNew: random.chance(0.05),
      minBet: minBetOf(random, offer.gameType),
      lines: offer.gameType === 'RNG' && lines ? random.pick(lines) : null,
      rtp: rtpOf(random, offer.gameType),
      ...(plan.code === inhouseVendor ? inhouseFacts : {}),
      // What plays a title says what it takes and returns; the studio's own figures are for titles that nothing plays yet.
      ...(kind === undefined ? {} : { minBet: leastStakeOf(gameId) / 100, ...kindFacts[kind] }),
    }
    return { ...told, traits: traitsOf(told, kind) }
  })
}

/** A title that nothing plays yet has a picture and a day, and promises nothing of its rounds. */
function traitsOf(
  { gameId, gameType, art, isNew }: Pick<CatalogueGame, 'gameId' | 'gameType' | 'art' | 'isNew'>,
  kind: GameKind | undefined,
): GameTraits {
  const { features, volatility = null, hasJackpot = false } = kind === undefined ? { features: [] } : kindTraits[kind]
  const theme = gameType === 'RNG' ? (kinOfMotif(art.motif) ?? null) : null
  return { features, theme, volatility, hasJackpot, releasedOn: releaseOf(gameId, isNew) }
}

/** The tile that stands for all games of a vendor and opens their list (W04, G06). */
function vendorListTile(plan: VendorPlan): Omit<CatalogueGame, 'nodeId'> {
  const [offer] = plan.offers
  if (offer === undefined) throw new Error(`${plan.code} offers nothing`)
  const subject = { motif: plan.emblem, house: houseCode(plan.code), number: 0, count: 1, title: plan.name }
  return {
    gameId: `${plan.code.toLowerCase()}-all`,
    name: plan.name,
    nameKey: foldText(plan.name),
    vendor: plan.code,
    gameType: offer.gameType,
    gameClass: offer.classes[0] ?? '',
    art: subject,
    icon: artAddress('tile', subject),
    wideIcon: artAddress('wide', subject),
    poster: artAddress('poster', subject),
    trialOffered: false,
    playMoneyOnly: false,
    opensVendorList: true,
    isNew: false,
    minBet: 0.5,
    lines: null,
    rtp: null,
    traits: { features: [], theme: null, volatility: null, hasJackpot: false, releasedOn: null },
  }
}

let built: readonly CatalogueGame[] | undefined

/** All games of all vendors. Built once per process: it is the same for every merchant. */
export function catalogue(): readonly CatalogueGame[] {
  if (built) return built
  const taken = new Set<string>()
  const games = vendorPlans.flatMap((plan) => {
    let number = 1
    const own = plan.offers.flatMap((offer) => {
      const made = gamesOf(plan, offer, number, taken)
      number += offer.count
      return made
    })
    return plan.code === 'GPI' ? [vendorListTile(plan), ...own] : own
  })
  // Behind all others, whose node ids stay what they are.
  games.push(...listedLast.flatMap((code) => vendorPlans.filter((plan) => plan.code === code)).map(vendorListTile))
  built = games.map((game, index) => ({ ...game, nodeId: firstNodeId + index }))
  return built
}
