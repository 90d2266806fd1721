import { readParts, unplacedBet } from '../../../../client/api/gameStore.ts'
import { mostLegs } from '../../engine/bets.ts'
import type { Slip, SlipLeg } from './slip.ts'

type KeptSlip = Pick<Slip, 'legs' | 'mode' | 'stakes'>

/** Keeps a slip in the making for this tab: a deposit on the way to its bet leads to another page and back. */
export function keepSlip(owner: string, { legs, mode, stakes, isPlacing }: Slip): void {
  // What a reload cuts short may have been placed, and is not offered again.
  if (legs.length === 0 || isPlacing) unplacedBet.forget(owner)
  else unplacedBet.keep(owner, JSON.stringify({ legs, mode, stakes } satisfies KeptSlip))
}

/** The slip that this tab has kept; odds and events that have changed since are told as on any slip. */
export function loadSlip(owner: string): Partial<KeptSlip> {
  const { legs, mode, stakes } = readParts(unplacedBet, owner)
  const own = Array.isArray(legs) ? legs.filter(isLeg).slice(0, mostLegs) : []
  if (own.length === 0) return {}
  const texts = Object.entries(stakes ?? {}).filter(([, text]) => typeof text === 'string')
  return {
    legs: own,
    mode: mode === 'accumulator' && own.length > 1 ? mode : 'singles',
    stakes: Object.fromEntries(texts),
  }
}

const texts = ['key', 'event', 'market', 'selection', 'kind', 'sport']

function isLeg(leg: unknown): leg is SlipLeg {
  if (typeof leg !== 'object' || leg === null) return false
  const parts = new Map<string, unknown>(Object.entries(leg))
  const sides = parts.get('sides')
  return (
    texts.every((name) => typeof parts.get(name) === 'string') &&
    ['odds', 'start'].every((name) => typeof parts.get(name) === 'number') &&
    Array.isArray(sides) &&
    sides.every((side) => typeof side === 'string')
  )
}
