import './styles/pastShot.css'
import { sayLabel } from '@foyer/ui/labels'
import type { OpenPast, PastResult } from '../../../client/past/past.ts'
import type { Shot } from '../engine/shoot.ts'
import { chanceOf, pays } from '../engine/species.ts'
import { useWords } from '../words.ts'
import { FishPicture } from './FishPicture.tsx'
import { leadsToShot } from './leadsToShot.ts'
import { paletteOf } from './seas.ts'
import { writeChance } from './writeChance.ts'

/** Shows shots that are over: the fish, its chance, and what the draw meant. */
export const past: OpenPast = (gameId) => ({
  palette: paletteOf(gameId),
  Outcome,
  Brief,
  // The same holds here.
  leadsTo: (result, draw) => leadsToShot(result as Shot, draw),
})

// The server stores a shot as it was decided.
const shotOf = ({ result }: PastResult): Shot => result as Shot

function Brief(props: PastResult) {
  const words = useWords()
  const { species, caught } = shotOf(props)
  return (
    <span className="past-shot-brief" data-caught={caught || undefined}>
      <FishPicture species={species} />
      <span>{sayLabel(words, caught ? 'pastCaught' : 'pastMissed', { species: words.species[species] })}</span>
    </span>
  )
}

function Outcome(props: PastResult) {
  const words = useWords()
  const { species, caught } = shotOf(props)
  const { over, under } = chanceOf(species)
  const facts = { species: words.species[species], pays: pays[species], chance: writeChance(words.language, species) }
  return (
    <div className="past-shot">
      <FishPicture species={species} />
      <p>
        <strong>{sayLabel(words, caught ? 'pastCaught' : 'pastMissed', facts)}</strong>
        <span>{sayLabel(words, 'fishName', facts)}</span>
        <span>{sayLabel(words, 'pastDraw', { over, under })}</span>
      </p>
    </div>
  )
}
