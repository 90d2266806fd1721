import gemsWide from './gems-wide.svg'
import halyardMark from './mark-halyard.svg'
import northlightMark from './mark-northlight.svg'
import oblongMark from './mark-oblong.svg'
import paperkiteMark from './mark-paperkite.svg'
import mountainWide from './mountain-wide.svg'
import orbitWide from './orbit-wide.svg'
import reefWide from './reef-wide.svg'
import halyard from './vendor-halyard.svg'
import northlight from './vendor-northlight.svg'
import oblong from './vendor-oblong.svg'
import paperkite from './vendor-paperkite.svg'

/** Providers of the stories; nobody of these names exists. `image` is a logo in a line, `mark` a square one. */
export const storyVendors = [
  {
    id: 'northlight',
    name: 'Northlight',
    image: northlight,
    mark: northlightMark,
    wideImage: mountainWide,
    gameCount: 212,
  },
  { id: 'paperkite', name: 'Paperkite', image: paperkite, mark: paperkiteMark, wideImage: orbitWide, gameCount: 96 },
  { id: 'oblong', name: 'Oblong', image: oblong, mark: oblongMark, wideImage: gemsWide, gameCount: 148 },
  { id: 'halyard', name: 'Halyard', image: halyard, mark: halyardMark, wideImage: reefWide, gameCount: 61 },
] as const
