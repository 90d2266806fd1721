import { shotPaceMs } from '../../engine/shoot.ts'

/** What is held to fire. It fires once when it is pressed, and again at a steady pace while it is held. */
export interface Trigger {
  readonly press: () => void
  readonly release: () => void
}

/** `fire` says whether a shot was fired; when it was not, the trigger has to be pressed anew. */
export function createTrigger(fire: (isRepeat: boolean) => boolean, now: () => number): Trigger {
  let held: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  const release = (): void => {
    clearTimeout(held)
    held = undefined
  }
  const shootOn = (isRepeat: boolean): void => {
    const wait = last + shotPaceMs - now()
    if (wait > 0) held = setTimeout(shootOn, wait, isRepeat)
    else if (fire(isRepeat)) {
      last = now()
      held = setTimeout(shootOn, shotPaceMs, true)
    } else release()
  }
  return { press: () => held === undefined && shootOn(false), release }
}
