import type { GameType } from '@foyer/contract'
import type { ArtFamily } from '../../artwork/artAddress.ts'

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
  /** Compositions of its pictures; the first is used most. */
  readonly families: readonly ArtFamily[]
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
  families: readonly ArtFamily[],
  more: readonly OfferPlan[] = [],
): VendorPlan {
  return { code, name, families, offers: [{ gameType: 'RNG', count, classes }, ...more] }
}

function only(
  code: string,
  name: string,
  gameType: GameType,
  count: number,
  classes: readonly string[],
  families: readonly ArtFamily[],
): VendorPlan {
  return { code, name, families, offers: [{ gameType, count, classes }] }
}

/** The merchant's own studio. */
export const inhouseVendor = 'BGS'

/** All vendors of the sandbox. Codes that the product knows by name are its own: BGS, TF, GPI, LOTT, ELOTT, TCG_SEA, TCG_LOTTO_VN. */
export const vendorPlans: readonly VendorPlan[] = [
  studio(inhouseVendor, 'Backstage Games', 24, ['Video'], ['orbit', 'gems', 'carnival']),
  studio(
    'LMP',
    'Lamplight Mill',
    590,
    reels,
    ['clockwork', 'carnival', 'cards'],
    [{ gameType: 'LIVE', count: 36, classes: ['Roulette', 'Show'] }],
  ),
  studio(
    'OTW',
    'Otterwick',
    570,
    reels,
    ['sea', 'orchard', 'mountain'],
    [{ gameType: 'FISH', count: 34, classes: ['Reef', 'Abyss'] }],
  ),
  studio('PCO', 'Pico Orchard', 550, reels, ['orchard', 'folk', 'gems']),
  studio('VRD', 'Verdigris Works', 530, modernReels, ['clockwork', 'temple', 'neon']),
  studio('HLK', 'Halcyon Kite', 510, reels, ['mountain', 'orbit', 'sea']),
  studio('NBF', 'Nimbus & Fern', 490, modernReels, ['mountain', 'orchard', 'folk']),
  studio('TRM', 'Tramontane', 470, reels, ['temple', 'sea', 'cards']),
  studio('QLH', 'Quillhaven', 450, modernReels, ['folk', 'clockwork', 'temple']),
  studio('SGB', 'Sugarbeet Lab', 430, modernReels, ['orchard', 'gems', 'carnival']),
  studio(
    'KRV',
    'Korovel',
    410,
    reels,
    ['folk', 'mountain', 'dice'],
    [{ gameType: 'PVP', count: 70, classes: ['Cards', 'Tiles'] }],
  ),
  studio('MZP', 'Mezzopiano', 395, fewReels, ['cards', 'neon', 'carnival']),
  studio(
    'DFM',
    'Driftmark',
    380,
    modernReels,
    ['sea', 'mountain', 'orbit'],
    [{ gameType: 'FISH', count: 28, classes: ['Reef', 'Storm'] }],
  ),
  studio('ANE', 'Anvil & Ember', 365, modernReels, ['dice', 'temple', 'mountain']),
  studio('PLX', 'Paperlynx', 345, modernReels, ['folk', 'orchard', 'sea']),
  studio(
    'ZMR',
    'Zumara',
    325,
    reels,
    ['temple', 'gems', 'folk'],
    [{ gameType: 'FISH', count: 26, classes: ['Abyss', 'Storm'] }],
  ),
  studio('FLT', 'Fluteworks', 305, fewReels, ['carnival', 'clockwork', 'orchard']),
  studio('CBT', 'Cobaltine', 285, modernReels, ['neon', 'orbit', 'dice']),
  studio('ORR', 'Oriole Row', 265, reels, ['orchard', 'mountain', 'cards']),
  studio('SPL', 'Salt & Plume', 240, fewReels, ['sea', 'gems', 'cards']),
  studio(
    'HXM',
    'Hexameter',
    220,
    modernReels,
    ['orbit', 'dice', 'neon'],
    [{ gameType: 'PVP', count: 60, classes: ['Cards', 'Dice'] }],
  ),
  studio('BRN', 'Brocade Nine', 201, reels, ['gems', 'folk', 'temple']),
  only('SLV', 'Salon Vero', 'LIVE', 210, liveTables, ['cards', 'clockwork']),
  only('GPT', 'Grand Parterre', 'LIVE', 180, liveTables, ['carnival', 'cards']),
  only('LVO', 'Luma Vireo', 'LIVE', 140, ['Baccarat', 'Roulette', 'Show'], ['neon', 'orbit']),
  only('CRT', 'Crescent Tables', 'LIVE', 104, ['Baccarat', 'Blackjack', 'Dice'], ['gems', 'dice']),
  only('RFT', 'Reeftide', 'FISH', 72, ['Reef', 'Abyss', 'Storm'], ['sea']),
  only('JLB', 'Jellybarque', 'FISH', 52, ['Reef', 'Storm'], ['sea', 'neon']),
  only('KTB', 'Knotted Table', 'PVP', 160, ['Cards', 'Tiles', 'Dice'], ['cards', 'folk']),
  only('TGD', 'Tilegarden', 'PVP', 140, ['Tiles', 'Board'], ['folk', 'dice']),
  only('FWL', 'Forward Line', 'SPORTS', 28, ['Football', 'Basketball', 'Tennis', 'Racing'], ['arena']),
  only('OVP', 'Oval & Post', 'SPORTS', 22, ['Football', 'Cricket', 'Racing'], ['arena']),
  only('BYL', 'Byline Exchange', 'SPORTS', 18, ['Football', 'Tennis', 'Volleyball'], ['arena']),
  only('TF', 'Tempo Field', 'ESPORTS', 36, ['Arena', 'Tactics', 'Racing'], ['arena', 'neon']),
  only('RGA', 'Rooster Gate', 'COCKFIGHT', 14, ['Arena'], ['arena']),
  only('TCG_SEA', 'Coralinde', 'LOTT', 10, ['Sea'], ['drum']),
  only('TCG_LOTTO_VN', 'Lotusmark', 'LOTT', 8, ['National'], ['drum']),
  only('LOTT', 'Tombolette', 'LOTT', 12, ['Classic', 'Rapid'], ['drum']),
  only('GPI', 'Greenpool Keno', 'LOTT', 18, ['Keno'], ['drum', 'dice']),
  only('ELOTT', 'Elettra', 'ELOTT', 22, ['Rapid', 'Pulse'], ['drum', 'orbit']),
]
