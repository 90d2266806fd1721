import { pocketCount, wheelOrder } from '../../engine/wheel.ts'

/** Degrees from one pocket to the next. */
export const pocketAngle = 360 / pocketCount

/** Where a number stands on the wheel, degrees clockwise from zero. */
export const angleOf = (number: number): number => wheelOrder.indexOf(number) * pocketAngle

/** How long the wheel turns until the ball lies still, ms. */
export const turnMs = 7200

/** When the ball has found its pocket, as a share of the turn; it rides along from there. */
const landed = 0.8

/** The wheel's own rest after a round: it does not come to the same place twice. */
export const restAngle = (number: number): number => (number * 137) % 360

interface Turn {
  /** Of the wheel, clockwise. */
  readonly rotor: Keyframe[]
  /** Of the ball around the wheel, seen from the wheel. */
  readonly arm: Keyframe[]
  /** Of the ball from the rim to its pocket: 1 is the rim, 0 the pocket. */
  readonly fall: readonly { readonly offset: number; readonly height: number }[]
}

/** The turn that brings the ball from `from` to a number. All of it is moved by transforms alone. */
export function turnOf(from: number, number: number): Turn {
  const start = restAngle(from)
  const end = restAngle(number) + 360 * 2
  const arm = angleOf(number)
  return {
    rotor: [
      { transform: `rotate(${start}deg)`, easing: 'cubic-bezier(.3, .35, .35, 1)' },
      { transform: `rotate(${end}deg)` },
    ],
    arm: [
      { transform: `rotate(${arm + 360 * 9}deg)`, easing: 'cubic-bezier(.22, .5, .42, 1)' },
      { offset: landed, transform: `rotate(${arm}deg)` },
      { transform: `rotate(${arm}deg)` },
    ],
    fall: [
      { offset: 0, height: 1 },
      { offset: 0.42, height: 1 },
      { offset: 0.55, height: 0.46 },
      { offset: 0.6, height: 0.6 },
      { offset: 0.67, height: 0.14 },
      { offset: 0.71, height: 0.3 },
      { offset: landed - 0.03, height: 0 },
      { offset: 1, height: 0 },
    ],
  }
}
