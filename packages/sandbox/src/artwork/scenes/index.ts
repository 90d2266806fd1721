import type { Random } from '../../random/random.ts'
import { createRandom } from '../../random/random.ts'
import type { ArtSubject } from '../artAddress.ts'
import { signOf } from '../houses/sign.ts'
import { motifFor } from '../motifs/index.ts'
import type { Stance } from '../motifs/part.ts'
import { diagonal, repeat, topDown } from './arrangements.ts'
import type { Compose } from './composition.ts'
import type { Room, Sketch } from './sketch.ts'
import { above, drawn, meeting, seat, shower } from './systems.ts'
import { closeUp, farAway, horizon, portrait, stillLife } from './views.ts'

const compositions = {
  closeUp,
  horizon,
  stillLife,
  portrait,
  repeat,
  topDown,
  diagonal,
  farAway,
  seat,
  above,
  meeting,
  drawn,
  shower,
} satisfies Readonly<Record<string, Compose>>

export type CompositionName = keyof typeof compositions

/** Compositions that become a stance, as often as each should come. */
const fitting: Readonly<Record<Stance, readonly CompositionName[]>> = {
  stand: ['horizon', 'horizon', 'stillLife', 'portrait', 'farAway', 'closeUp', 'closeUp', 'repeat', 'diagonal'],
  float: ['closeUp', 'closeUp', 'portrait', 'diagonal', 'diagonal', 'horizon', 'farAway', 'repeat', 'topDown'],
  bust: ['closeUp', 'closeUp', 'closeUp', 'portrait', 'portrait', 'stillLife', 'diagonal', 'repeat', 'topDown'],
  table: ['seat', 'seat', 'seat', 'above'],
  versus: ['meeting', 'meeting', 'meeting', 'closeUp', 'diagonal'],
  draw: ['drawn', 'drawn', 'shower', 'closeUp'],
}
/** Compositions in which a few things can be counted. */
const counting: Readonly<Record<Stance, readonly CompositionName[]>> = {
  stand: ['horizon', 'stillLife', 'portrait'],
  float: ['horizon', 'portrait', 'diagonal', 'topDown'],
  bust: ['stillLife', 'portrait', 'diagonal', 'topDown'],
  table: ['seat'],
  versus: ['meeting'],
  draw: ['drawn'],
}

/** The composition of a subject. */
export function compositionOf({ house, number, motif, count }: ArtSubject): CompositionName {
  const random = createRandom(`composition ${house} ${number} ${motif}`)
  const found = motifFor(motif)
  if (!found) return 'repeat'
  if (count > 7 && (found.stance === 'stand' || found.stance === 'float' || found.stance === 'bust'))
    return random.pick(['repeat', 'horizon'] as const)
  return random.pick((count === 1 ? fitting : counting)[found.stance])
}

/** Motifs with figures or letters, which a mirror would turn. */
const oneSided: readonly string[] = ['seven', 'clock', 'piano', 'card', 'balls', 'drumball', 'ticket', 'keno']

/** A subject laid out in its room. `mayReach` says whether it may reach out of a frame. */
export function composed(
  subject: ArtSubject,
  room: Room,
  width: number,
  height: number,
  random: Random,
  wished?: CompositionName,
): { readonly sketch: Sketch; readonly mayReach: boolean } {
  const motif = motifFor(subject.motif)
  const name = wished ?? compositionOf(subject)
  const span = Math.min(room.width, room.height)
  const [cx, cy] = [room.x + room.width / 2, room.y + room.height / 2]
  const { sheets, subjects } = compositions[name]({
    width,
    height,
    room,
    span,
    cx,
    cy,
    random,
    parts: motif ? motif.draw(random) : signOf(subject.house),
    stance: motif?.stance ?? 'bust',
    count: subject.count,
  })
  return {
    sketch: {
      width,
      height,
      focus: [cx, cy],
      sheets,
      subjects: oneSided.includes(subject.motif)
        ? subjects.map((placed) => ({ ...placed, isFlipped: false }))
        : subjects,
    },
    mayReach: name === 'portrait' || name === 'horizon' || name === 'stillLife' || name === 'farAway',
  }
}
