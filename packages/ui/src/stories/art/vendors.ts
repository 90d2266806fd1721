import gemsWide from './gems-wide.svg'
import mountainWide from './mountain-wide.svg'
import orbitWide from './orbit-wide.svg'
import reefWide from './reef-wide.svg'
import halyard from './vendor-halyard.svg'
import northlight from './vendor-northlight.svg'
import oblong from './vendor-oblong.svg'
import paperkite from './vendor-paperkite.svg'

/** Providers of the stories; nobody of these names exists. */
export const storyVendors = [
  { id: 'northlight', name: 'Northlight', image: northlight, wideImage: mountainWide, gameCount: 212 },
  { id: 'paperkite', name: 'Paperkite', image: paperkite, wideImage: orbitWide, gameCount: 96 },
  { id: 'oblong', name: 'Oblong', image: oblong, wideImage: gemsWide, gameCount: 148 },
  { id: 'halyard', name: 'Halyard', image: halyard, wideImage: reefWide, gameCount: 61 },
] as const
