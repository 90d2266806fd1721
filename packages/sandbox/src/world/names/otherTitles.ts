import type { GameType } from '@foyer/contract'
import type { Random } from '../../random/random.ts'
import { words } from './lexicon.ts'

const salons = words(
  'Vero,Parterre,Aurelia,Belvedere,Cadenza,Damask,Estrella,Fontana,Giardino,Halcyon,Indigo,Juniper,Karat,Lumière,Mirabel,Nocturne,Opaline,Paloma,Quartet,Rivoli,Serenade,Tivoli,Umbria,Valse,Willow,Xenia,Yasmin,Zephyr,Ipek,Gül,Çinar,Orkide',
)
const liveManners: Record<string, readonly string[]> = {
  Baccarat: words('Baccarat,Speed Baccarat,Squeeze Baccarat,Baccarat No Fee,Prestige Baccarat'),
  Roulette: words('Roulette,Auto Roulette,Speed Roulette,Roulette Français,Double Ball Roulette'),
  Blackjack: words('Blackjack,Early Hand Blackjack,Blackjack Party,Infinite Seats Blackjack,Grand Blackjack'),
  Dice: words('Sic Bo,Fast Sic Bo,Dice Duel,Three Dice,Craps'),
  Show: words('Wheel of Hours,Prize Parade,Lantern Drop,Ball Tower,Coin Carousel,Curtain Call'),
}
const fishFirst = words(
  'Reef,Storm,Abyss,Golden,Coral,Kraken,Tidal,Neon,Captain’s,Monsoon,Pearl,Trench,Volcano,Midnight,Turbo,Royal,Ghost,Jungle,Frost,Lantern',
)
const fishThen = words(
  'Hunters,Cannon,Catch,Fishers,Safari,Raiders,Net,Harpoon,Expedition,Bounty,Squad,Blast,Harvest,Squall',
)
const pvpGames: Record<string, readonly string[]> = {
  Cards: words('Hold’em,Omaha,Rummy,Batak,Bezique,Whist,Big Two,Thirteen,Pusoy,Okey Cards,Gin,Pasur,Piquet,Hearts'),
  Tiles: words('Mahjong,Okey,Domino,Pai Gow,Tile Rummy,Two-Eight Bar,Mahjong Rush,Domino Gaple'),
  Dice: words('Backgammon,Liar’s Dice,Tavla,Yacht,Ship Captain,Dice Duel'),
  Board: words('Ludo,Checkers,Xiangqi,Chess Blitz,Reversi,Snakes & Steps'),
}
const rooms = words(
  'Velvet,Rookie,Copper,Silver,Golden,Diamond,Midnight,Turbo,Grand,Village,Harbour,Rooftop,Royal,Masters,Jade,Pearl,Lightning,Classic,Garden,Summit',
)
const events: Record<string, readonly string[]> = {
  Football: words('Football,Football Live,Cup Night,Weekend League,Futsal,Street Football'),
  Basketball: words('Basketball,Hoops Live,Three-on-Three'),
  Tennis: words('Tennis,Tennis Live,Table Tennis,Padel'),
  Racing: words('Horse Racing,Motor Racing,Greyhounds,Cycling,Kart Sprint,Drift League'),
  Cricket: words('Cricket,Twenty-Over Cricket,Cricket Live'),
  Volleyball: words('Volleyball,Beach Volleyball'),
  Arena: words(
    'Arena Clash,Tower Defence Cup,Champion Brawl,Lane Masters,Sky Arena,Spur & Sand,Morning Bout,Grand Ring',
  ),
  Tactics: words('Tactical Strike League,Squad Five,Siege Masters,Card Tactics,Fortress Cup'),
}
const draws: Record<string, readonly string[]> = {
  Sea: words('Coral Bay,Monsoon,Lantern Harbour,Spice Strait,Palm Isle'),
  National: words('Northern Star,Central Coast,Southern Delta,Highland'),
  Classic: words('Evening Six,Daily Three,Sunday Seven,Harvest Five'),
  Rapid: words('Rapid Five,Quick Ten,Minute Six,Fast Three,Sprint Twenty'),
  Keno: words('Green Pool Keno,Night Keno,Keno Sprint,Keno Garden,Bubble Keno'),
  Pulse: words('Pulse Twenty,Pulse Three,Colour Pulse,Big & Small Pulse'),
}
const variants = words('3D,4D,6/45,5/36,Live,Turbo,Gold,Plus,II,Express,Day,Night,Max,Mini,Extra')

function titleOnce(random: Random, gameType: GameType, gameClass: string): string {
  switch (gameType) {
    case 'LIVE':
      return `${random.pick(salons)} ${random.pick(liveManners[gameClass] ?? ['Table'])}${random.chance(0.45) ? ` ${random.int(2, 24)}` : ''}`
    case 'FISH':
      return `${random.pick(fishFirst)} ${random.pick(fishThen)}${random.chance(0.25) ? ` ${random.int(2, 5)}` : ''}`
    case 'PVP':
      return `${random.pick(rooms)} ${random.pick(pvpGames[gameClass] ?? ['Duel'])}${random.chance(0.15) ? ' Tournament' : ''}`
    case 'LOTT':
    case 'ELOTT':
      return `${random.pick(draws[gameClass] ?? ['Draw'])} ${random.pick(variants)}`
    default:
      return `${random.pick(rooms)} ${random.pick(events[gameClass] ?? ['Match'])}`
  }
}

/** Makes a title for a game that is not a slot, unlike any in `taken`, and adds it there. */
export function otherTitle(random: Random, gameType: GameType, gameClass: string, taken: Set<string>): string {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const title = titleOnce(random, gameType, gameClass)
    if (!taken.has(title)) {
      taken.add(title)
      return title
    }
  }
  throw new Error(`no title left for ${gameType} ${gameClass}`)
}
