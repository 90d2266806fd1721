import type { Species } from '../../engine/species.ts'
import { angler } from './angler.ts'
import { clown } from './clown.ts'
import type { Drawing } from './drawing.ts'
import { hammerhead } from './hammerhead.ts'
import { lionfish } from './lionfish.ts'
import { manta } from './manta.ts'
import { octopus } from './octopus.ts'
import { puffer } from './puffer.ts'
import { seahorse } from './seahorse.ts'
import { sprat } from './sprat.ts'
import { turtle } from './turtle.ts'

export const drawings: Readonly<Record<Species, Drawing>> = {
  sprat,
  clown,
  seahorse,
  puffer,
  turtle,
  lionfish,
  octopus,
  manta,
  hammerhead,
  angler,
}
