import { browserStore } from '../api/browserStore.ts'

export type SoundName = 'start' | 'stop' | 'win'

export interface Sound {
  readonly play: (name: SoundName) => void
  readonly isOn: () => boolean
  readonly setOn: (on: boolean) => void
  /** Calls when it is switched, here or in a game beside this one; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

interface Note {
  readonly hertz: number
  /** Seconds after the sound begins. */
  readonly at: number
  readonly seconds: number
  readonly loud: number
}

const sounds: Readonly<Record<SoundName, readonly Note[]>> = {
  start: [
    { hertz: 220, at: 0, seconds: 0.12, loud: 0.05 },
    { hertz: 330, at: 0.06, seconds: 0.14, loud: 0.04 },
  ],
  stop: [{ hertz: 130, at: 0, seconds: 0.09, loud: 0.09 }],
  win: [523, 659, 784, 1047].map((hertz, index) => ({ hertz, at: index * 0.09, seconds: 0.5, loud: 0.07 })),
}

/** The switch is one for all games. */
const key = 'game-sound'

/** Soft notes made on the spot; silent until the player has switched sound on, and before the first press in a page. */
export function createSound(): Sound {
  let context: AudioContext | undefined
  let on = browserStore.read(key) === 'on'
  const listeners = new Set<() => void>()
  const take = (next: boolean): void => {
    on = next
    for (const listener of listeners) listener()
  }
  // Told of what other pages keep, never of what this one does.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) take(event.newValue === 'on')
  })
  return {
    isOn: () => on,
    setOn: (next) => {
      take(next)
      browserStore.keep(key, on ? 'on' : 'off')
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play: (name) => {
      // Browsers refuse sound before that, and would play what was refused all at once.
      if (!on || !navigator.userActivation.hasBeenActive) return
      context ??= new AudioContext()
      for (const note of sounds[name]) playNote(context, note)
    },
  }
}

function playNote(context: AudioContext, { hertz, at, seconds, loud }: Note): void {
  const start = context.currentTime + at
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  const tone = context.createOscillator()
  tone.type = 'triangle'
  tone.frequency.value = hertz
  tone.connect(gain).connect(context.destination)
  tone.start(start)
  tone.stop(start + seconds)
}
