import halyard from './vendor-halyard.svg'
import northlight from './vendor-northlight.svg'
import oblong from './vendor-oblong.svg'
import paperkite from './vendor-paperkite.svg'

/** Providers of the stories; nobody of these names exists. */
export const storyVendors = [
  { id: 'northlight', name: 'Northlight', image: northlight, gameCount: 212 },
  { id: 'paperkite', name: 'Paperkite', image: paperkite, gameCount: 96 },
  { id: 'oblong', name: 'Oblong', image: oblong, gameCount: 148 },
  { id: 'halyard', name: 'Halyard', image: halyard, gameCount: 61 },
] as const
