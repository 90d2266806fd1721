import type { GameType } from '@foyer/contract'
import { kin } from '../../artwork/motifs/index.ts'
import { nounsOf } from '../../artwork/motifs/nouns.ts'
import type { Random } from '../../random/random.ts'
import type { Named } from './slotTitles.ts'
import { words } from './words.ts'

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
  'Reef,Abyss,Golden,Coral,Tidal,Neon,Monsoon,Trench,Volcano,Midnight,Turbo,Royal,Ghost,Jungle,Frost,Storm',
)
const fishThen = words('Hunters,Cannon,Catch,Safari,Raiders,Net,Expedition,Bounty,Squad,Blast,Harvest,Frenzy')
/** What there is to catch. */
const caught = Object.keys(kin.water).filter((motif) => motif !== 'otter')
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
  Racing: words('Motor Racing,Grand Prix,Rally Night,Speedway,Kart Sprint,Drift League'),
  Cricket: words('Cricket,Twenty-Over Cricket,Cricket Live'),
  Volleyball: words('Volleyball,Beach Volleyball'),
  Arena: words(
    'Arena Clash,Tower Defence Cup,Champion Brawl,Lane Masters,Sky Arena,Spur & Sand,Morning Bout,Grand Ring',
  ),
  Tactics: words('Tactical Strike League,Squad Five,Siege Masters,Card Tactics,Fortress Cup'),
}
const draws: Record<string, readonly string[]> = {
  Sea: words('Coral Bay,Monsoon,Lantern Harbour,Spice Strait,Palm Isle'),
  National: words('Northgate,Central Coast,Southern Delta,Highland'),
  Classic: words('Evening Six,Daily Three,Sunday Seven,Harvest Five'),
  Rapid: words('Rapid Five,Quick Ten,Minute Six,Fast Three,Sprint Twenty'),
  Keno: words('Green Pool Keno,Night Keno,Keno Sprint,Keno Garden,Bubble Keno'),
  Pulse: words('Pulse Twenty,Pulse Three,Colour Pulse,Big & Small Pulse'),
}
const variants = words('3D,4D,6/45,5/36,Live,Turbo,Gold,Plus,II,Express,Day,Night,Max,Mini,Extra')

/** What pictures of a class show. */
const motifs: Readonly<Record<string, readonly string[]>> = {
  Baccarat: ['baccarat'],
  Roulette: ['roulette'],
  Blackjack: ['blackjack'],
  Dice: ['dice'],
  Show: ['wheel'],
  Cards: ['card'],
  Tiles: ['tile'],
  Board: ['pawn'],
  Football: ['football'],
  Basketball: ['hoop'],
  Tennis: ['tennis'],
  Racing: ['racing'],
  Cricket: ['cricket'],
  Volleyball: ['volley'],
  // No animal: fights are listed here too.
  Arena: ['shield', 'trophy'],
  Tactics: ['shield'],
  Keno: ['keno'],
  Pulse: ['balls', 'keno'],
}
const drawn = ['balls', 'balls', 'drumball', 'ticket']

function titleOnce(random: Random, gameType: GameType, gameClass: string): Omit<Named, 'count'> {
  const motif = random.pick(motifs[gameClass] ?? drawn)
  switch (gameType) {
    case 'LIVE':
      return {
        title: `${random.pick(salons)} ${random.pick(liveManners[gameClass] ?? ['Table'])}${random.chance(0.45) ? ` ${random.int(2, 24)}` : ''}`,
        motif: gameClass === 'Dice' ? 'sicbo' : motif,
      }
    case 'FISH': {
      const creature = random.pick(caught)
      const [one] = random.pick(nounsOf(creature))
      return { title: `${random.pick(fishFirst)} ${one} ${random.pick(fishThen)}`, motif: creature }
    }
    case 'PVP':
      return {
        title: `${random.pick(rooms)} ${random.pick(pvpGames[gameClass] ?? ['Duel'])}${random.chance(0.15) ? ' Tournament' : ''}`,
        motif,
      }
    case 'LOTT':
    case 'ELOTT':
      return { title: `${random.pick(draws[gameClass] ?? ['Draw'])} ${random.pick(variants)}`, motif }
    default:
      return { title: `${random.pick(rooms)} ${random.pick(events[gameClass] ?? ['Match'])}`, motif }
  }
}

/** Makes a title for a game that is not a slot, unlike any in `taken`, and adds it there. */
export function otherTitle(random: Random, gameType: GameType, gameClass: string, taken: Set<string>): Named {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const named = titleOnce(random, gameType, gameClass)
    if (!taken.has(named.title)) {
      taken.add(named.title)
      return { ...named, count: 1 }
    }
  }
  throw new Error(`no title left for ${gameType} ${gameClass}`)
}
