import type { GameTileData } from '../../components/GameTile/index.ts'
import dice from './dice.svg'
import gems from './gems.svg'
import gemsWide from './gems-wide.svg'
import mountain from './mountain.svg'
import mountainWide from './mountain-wide.svg'
import neon from './neon.svg'
import orbit from './orbit.svg'
import orbitWide from './orbit-wide.svg'
import orchard from './orchard.svg'
import reef from './reef.svg'
import reefWide from './reef-wide.svg'
import temple from './temple.svg'
import templeWide from './temple-wide.svg'

const drawn: readonly Omit<GameTileData, 'id' | 'href'>[] = [
  { name: 'Prism Rush', vendorName: 'Northlight', image: gems, wideImage: gemsWide, isHot: true, trialOffered: true },
  { name: 'Reef Party', vendorName: 'Paperkite', image: reef, wideImage: reefWide, trialOffered: true },
  { name: 'Orbit Nine', vendorName: 'Oblong', image: orbit, wideImage: orbitWide, isNew: true },
  { name: 'Sun Temple', vendorName: 'Halyard', image: temple, wideImage: templeWide, trialOffered: true },
  { name: 'Summit Trail', vendorName: 'Northlight', image: mountain, wideImage: mountainWide },
  { name: 'Royal Sic Bo', vendorName: 'Oblong', image: dice, trialOffered: true },
  { name: 'Cherry Lane', vendorName: 'Paperkite', image: orchard, isNew: true, trialOffered: true },
  { name: 'Neon Alley After Eleven', vendorName: 'Halyard', image: neon },
]

/** As many games as asked for, the drawn ones again and again under their own ids. */
export const storyGames = (count: number): readonly GameTileData[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(drawn[index % drawn.length] as GameTileData),
    id: `game-${index}`,
    href: `#game-${index}`,
  }))
