/** Who looks on, by player: one may have several tabs. */
export interface Audience<Event> {
  /** `onGone` is called when the player's last tab is gone. Returns how to stop. */
  readonly add: (player: string, listen: (event: Event) => void, onGone: () => void) => () => void
  /** Tells a player nothing more, in any tab. */
  readonly remove: (player: string) => void
  readonly has: (player: string) => boolean
  readonly players: () => readonly string[]
  readonly tell: (player: string, event: Event) => void
  readonly tellAll: (event: Event) => void
}

export function createAudience<Event>(): Audience<Event> {
  type Listen = (event: Event) => void
  const listeners = new Map<string, Set<Listen>>()
  const tell = (player: string, event: Event): void => {
    for (const listen of listeners.get(player) ?? []) listen(event)
  }
  return {
    add: (player, listen, onGone) => {
      const own = listeners.get(player) ?? new Set()
      own.add(listen)
      listeners.set(player, own)
      return () => {
        if (!own.delete(listen) || own.size > 0) return
        listeners.delete(player)
        onGone()
      }
    },
    remove: (player) => {
      // Their tabs stop without a word: the player may be here anew by then.
      listeners.get(player)?.clear()
      listeners.delete(player)
    },
    has: (player) => listeners.has(player),
    players: () => [...listeners.keys()],
    tell,
    tellAll: (event) => {
      for (const player of listeners.keys()) tell(player, event)
    },
  }
}
