import { pays, type Species } from '../../engine/species.ts'
import type { FiredShot } from '../model/shots.ts'
import { paintCoin, paintFolded, paintNet, paintWords } from './marks.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** What a shot came to, with the words for what it won. */
export interface SeenEnd {
  readonly species: Species
  readonly caught: boolean
  readonly words: string
}

/** A shot on its way; `end` once it is answered. */
interface Flight {
  readonly shot: FiredShot
  readonly since: number
  end?: { readonly result: SeenEnd | undefined }
  /** Where its fish was seen last. */
  at: Point & { readonly reach: number }
}

/** A shot that has arrived: the net is open, empty or not. */
interface Landed extends Point {
  readonly since: number
  readonly reach: number
  readonly result: SeenEnd
}

const flightMs = 340
const landedMs = { caught: 1500, missed: 620 }

export interface Effects {
  readonly fired: (shot: FiredShot, from: Point, now: number) => void
  /** `undefined` when nothing was taken. */
  readonly ended: (playId: string, result: SeenEnd | undefined) => void
  /** A catch that is not shown yet: its fish still swims. */
  readonly isOnItsWay: (fish: string) => boolean
  /** Paints all at its place and time. */
  readonly paint: (
    context: OffscreenCanvasRenderingContext2D,
    now: number,
    gun: Point,
    whereIs: (fish: string) => (Point & { readonly reach: number }) | undefined,
    isStill: boolean,
  ) => void
}

export function createEffects(): Effects {
  let flights: Flight[] = []
  let landed: Landed[] = []
  return {
    fired: (shot, from, now) => {
      flights.push({ shot, since: now, at: { ...from, reach: 30 } })
    },
    ended: (playId, result) => {
      const flight = flights.find(({ shot }) => shot.playId === playId)
      if (flight !== undefined) flight.end = { result }
    },
    isOnItsWay: (fish) => flights.some(({ shot }) => shot.fish === fish),
    paint: (context, now, gun, whereIs, isStill) => {
      flights = flights.filter((flight) => {
        flight.at = whereIs(flight.shot.fish) ?? flight.at
        const { at, since, end } = flight
        const part = isStill ? 1 : Math.min(1, (now - since) / flightMs)
        if (part === 1 && end !== undefined) {
          if (end.result === undefined) return false
          landed.push({ ...at, since: now, result: end.result })
          return false
        }
        paintFolded(context, gun.x + (at.x - gun.x) * part, gun.y + (at.y - gun.y) * part)
        return true
      })
      landed = landed.filter((one) => {
        const { result, since } = one
        const part = (now - since) / (result.caught ? landedMs.caught : landedMs.missed)
        if (part >= 1) return false
        paintLanded(context, one, isStill ? 0.4 : part, gun, isStill)
        return true
      })
    },
  }
}

function paintLanded(
  context: OffscreenCanvasRenderingContext2D,
  one: Landed,
  part: number,
  gun: Point,
  isStill: boolean,
): void {
  const { x, y, reach, result } = one
  if (!result.caught) {
    paintNet(context, x, y, reach * 0.8, part, false)
    return
  }
  if (part < 0.5) paintNet(context, x, y, reach * (1 - part), part * 2, true)
  if (!isStill) {
    const coins = Math.round(5 + Math.log2(pays[result.species]) * 1.6)
    for (let coin = 0; coin < coins; coin++) {
      const own = Math.min(1, Math.max(0, part * 1.5 - 0.12 - (coin / coins) * 0.3))
      if (own <= 0 || own >= 1) continue
      const burst = Math.sin(own * Math.PI) * (24 + reach * 0.5)
      const angle = coin * 2.4
      const come = own * own
      paintCoin(
        context,
        x + (gun.x - x) * come + Math.cos(angle) * burst,
        y + (gun.y - y) * come + Math.sin(angle) * burst * 0.7,
        8,
        part * 14 + coin,
      )
    }
  }
  const rise = isStill ? 0 : Math.min(1, part * 3) * 22
  context.globalAlpha = part > 0.8 && !isStill ? (1 - part) / 0.2 : 1
  const size = pays[result.species] >= 50 ? 40 : pays[result.species] >= 12 ? 30 : 24
  paintWords(context, result.words, Math.max(60, Math.min(x, 2 * gun.x - 60)), Math.max(y - rise, 70), size, '#ffe08a')
  context.globalAlpha = 1
}
