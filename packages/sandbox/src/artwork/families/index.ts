import type { ArtFamily } from '../artAddress.ts'
import { drawArena } from './arena.ts'
import { drawCards } from './cards.ts'
import { drawCarnival } from './carnival.ts'
import { drawClockwork } from './clockwork.ts'
import { drawDice } from './dice.ts'
import { drawDrum } from './drum.ts'
import { drawFolk } from './folk.ts'
import { drawGems } from './gems.ts'
import { drawMountain } from './mountain.ts'
import { drawNeon } from './neon.ts'
import { drawOrbit } from './orbit.ts'
import { drawOrchard } from './orchard.ts'
import type { DrawScene } from './scene.ts'
import { drawSea } from './sea.ts'
import { drawTemple } from './temple.ts'

/** The composition of each family. */
export const scenes: Readonly<Record<ArtFamily, DrawScene>> = {
  gems: drawGems,
  orchard: drawOrchard,
  temple: drawTemple,
  sea: drawSea,
  cards: drawCards,
  dice: drawDice,
  neon: drawNeon,
  orbit: drawOrbit,
  folk: drawFolk,
  carnival: drawCarnival,
  mountain: drawMountain,
  clockwork: drawClockwork,
  arena: drawArena,
  drum: drawDrum,
}
