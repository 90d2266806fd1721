import type { ChatLine, OwnView, TableView } from '../wire.ts'

/** What a player at the table is told, as often as it changes. */
export type TableEvent =
  | { readonly kind: 'table'; readonly table: TableView }
  | { readonly kind: 'own'; readonly own: OwnView }
  | { readonly kind: 'chat'; readonly lines: readonly ChatLine[] }

type Listen = (event: TableEvent) => void

/** Who looks on, by player: one may have several tabs. */
export interface Audience {
  /** `onGone` is called when the player's last tab is gone. Returns how to stop. */
  readonly add: (player: string, listen: Listen, onGone: () => void) => () => void
  readonly has: (player: string) => boolean
  readonly players: () => readonly string[]
  readonly tell: (player: string, event: TableEvent) => void
  readonly tellAll: (event: TableEvent) => void
}

export function createAudience(): Audience {
  const listeners = new Map<string, Set<Listen>>()
  const tell = (player: string, event: TableEvent): void => {
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
    has: (player) => listeners.has(player),
    players: () => [...listeners.keys()],
    tell,
    tellAll: (event) => {
      for (const player of listeners.keys()) tell(player, event)
    },
  }
}
