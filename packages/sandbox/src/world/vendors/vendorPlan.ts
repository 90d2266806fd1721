import type { GameType } from '@foyer/contract'
import type { Kin } from '../../artwork/motifs/index.ts'

/** What a vendor offers of one game type. */
export interface OfferPlan {
  readonly gameType: GameType
  readonly count: number
  readonly classes: readonly string[]
}

/** One invented vendor. */
export interface VendorPlan {
  readonly code: string
  readonly name: string
  readonly offers: readonly OfferPlan[]
  /** What its games are about; the first most often. Makers without reels are about their tables, matches or draws. */
  readonly kin: readonly Kin[]
  /** The motif it is known by. */
  readonly emblem: string
}

/** Classes of slot vendors. A cascade game pays in any direction and refills from above. */
const reels = ['Classic', 'Video', 'Cascade', 'Jackpot', 'Table'] as const
const fewReels = ['Classic', 'Video', 'Jackpot'] as const
const modernReels = ['Video', 'Cascade', 'Jackpot'] as const
const liveTables = ['Baccarat', 'Roulette', 'Blackjack', 'Dice', 'Show'] as const

function studio(
  code: string,
  name: string,
  count: number,
  classes: readonly string[],
  kin: readonly Kin[],
  emblem: string,
  more: readonly OfferPlan[] = [],
): VendorPlan {
  return { code, name, kin, emblem, offers: [{ gameType: 'RNG', count, classes }, ...more] }
}

function only(
  code: string,
  name: string,
  gameType: GameType,
  count: number,
  classes: readonly string[],
  kin: readonly Kin[],
  emblem: string,
): VendorPlan {
  return { code, name, kin, emblem, offers: [{ gameType, count, classes }] }
}

/** The merchant's own studio. */
export const inhouseVendor = 'BGS'

/** All vendors of the sandbox. Codes that the product knows by name are its own: BGS, TF, GPI, LOTT, ELOTT, TCG_SEA, TCG_LOTTO_VN. */
export const vendorPlans: readonly VendorPlan[] = [
  studio(inhouseVendor, 'Backstage Games', 24, ['Video'], ['sky', 'jewels', 'buildings'], 'lantern'),
  studio('LMP', 'Lamplight Mill', 590, reels, ['workshop', 'music', 'parlour'], 'windmill', [
    { gameType: 'LIVE', count: 36, classes: ['Roulette', 'Show'] },
  ]),
  studio('OTW', 'Otterwick', 570, reels, ['water', 'fruit', 'forest'], 'otter', [
    { gameType: 'FISH', count: 34, classes: ['Reef', 'Abyss'] },
  ]),
  studio('PCO', 'Pico Orchard', 550, reels, ['fruit', 'garden', 'birds'], 'apple'),
  studio('VRD', 'Verdigris Works', 530, modernReels, ['workshop', 'buildings', 'travel'], 'gear'),
  studio('HLK', 'Halcyon Kite', 510, reels, ['sky', 'birds', 'travel'], 'kite'),
  studio('NBF', 'Nimbus & Fern', 490, modernReels, ['forest', 'garden', 'birds'], 'pine'),
  studio('TRM', 'Tramontane', 470, reels, ['buildings', 'savanna', 'bazaar'], 'temple'),
  studio('QLH', 'Quillhaven', 450, modernReels, ['bazaar', 'myth', 'people'], 'bottle'),
  studio('SGB', 'Sugarbeet Lab', 430, modernReels, ['fruit', 'parlour', 'jewels'], 'cake'),
  studio('KRV', 'Korovel', 410, reels, ['birds', 'forest', 'bazaar'], 'rooster', [
    { gameType: 'PVP', count: 70, classes: ['Cards', 'Tiles'] },
  ]),
  studio('MZP', 'Mezzopiano', 395, fewReels, ['music', 'parlour', 'jewels'], 'piano'),
  studio('DFM', 'Driftmark', 380, modernReels, ['water', 'travel', 'sky'], 'ship', [
    { gameType: 'FISH', count: 28, classes: ['Reef', 'Storm'] },
  ]),
  studio('ANE', 'Anvil & Ember', 365, modernReels, ['workshop', 'myth', 'people'], 'anvil'),
  studio('PLX', 'Paperlynx', 345, modernReels, ['savanna', 'garden', 'forest'], 'tiger'),
  studio('ZMR', 'Zumara', 325, reels, ['savanna', 'jewels', 'buildings'], 'camel', [
    { gameType: 'FISH', count: 26, classes: ['Abyss', 'Storm'] },
  ]),
  studio('FLT', 'Fluteworks', 305, fewReels, ['music', 'workshop', 'people'], 'trumpet'),
  studio('CBT', 'Cobaltine', 285, modernReels, ['travel', 'sky', 'parlour'], 'rocket'),
  studio('ORR', 'Oriole Row', 265, reels, ['birds', 'fruit', 'garden'], 'swan'),
  studio('SPL', 'Salt & Plume', 240, fewReels, ['water', 'birds', 'jewels'], 'anchor'),
  studio('HXM', 'Hexameter', 220, modernReels, ['myth', 'parlour', 'sky'], 'dragon', [
    { gameType: 'PVP', count: 60, classes: ['Cards', 'Dice'] },
  ]),
  studio('BRN', 'Brocade Nine', 201, reels, ['jewels', 'garden', 'bazaar'], 'crown'),
  only('SLV', 'Salon Vero', 'LIVE', 210, liveTables, ['parlour'], 'mask'),
  only('GPT', 'Grand Parterre', 'LIVE', 180, liveTables, ['jewels'], 'crown'),
  only('LVO', 'Luma Vireo', 'LIVE', 140, ['Baccarat', 'Roulette', 'Show'], ['birds'], 'butterfly'),
  only('CRT', 'Crescent Tables', 'LIVE', 104, ['Baccarat', 'Blackjack', 'Dice'], ['sky'], 'moon'),
  only('RFT', 'Reeftide', 'FISH', 72, ['Reef', 'Abyss', 'Storm'], ['water'], 'turtle'),
  only('JLB', 'Jellybarque', 'FISH', 52, ['Reef', 'Storm'], ['water'], 'octopus'),
  only('KTB', 'Knotted Table', 'PVP', 160, ['Cards', 'Tiles', 'Dice'], ['parlour'], 'card'),
  only('TGD', 'Tilegarden', 'PVP', 140, ['Tiles', 'Board'], ['garden'], 'tile'),
  only('FWL', 'Forward Line', 'SPORTS', 28, ['Football', 'Basketball', 'Tennis', 'Racing'], ['people'], 'football'),
  only('OVP', 'Oval & Post', 'SPORTS', 22, ['Football', 'Cricket', 'Racing'], ['people'], 'cricket'),
  only('BYL', 'Byline Exchange', 'SPORTS', 18, ['Football', 'Tennis', 'Volleyball'], ['people'], 'tennis'),
  only('TF', 'Tempo Field', 'ESPORTS', 36, ['Arena', 'Tactics', 'Racing'], ['travel'], 'shield'),
  only('RGA', 'Corner Gate', 'COCKFIGHT', 14, ['Arena'], ['people'], 'trophy'),
  only('TCG_SEA', 'Coralinde', 'LOTT', 3, ['Sea'], ['water'], 'pearl'),
  only('TCG_LOTTO_VN', 'Lotusmark', 'LOTT', 4, ['National'], ['garden'], 'lotus'),
  only('LOTT', 'Tombolette', 'LOTT', 3, ['Classic', 'Rapid'], ['fruit'], 'ticket'),
  only('GPI', 'Greenpool Keno', 'LOTT', 1, ['Keno'], ['water'], 'keno'),
  only('ELOTT', 'Elettra', 'ELOTT', 1, ['Rapid', 'Pulse'], ['sky'], 'star'),
]

/** A vendor's code as it stands in addresses of pictures. */
export const houseCode = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 16)
