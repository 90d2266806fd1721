import { GameTile } from '@foyer/ui/GameTile'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { BenchGame } from '../games.ts'

const nothing = () => {}

/** Tiles that stand by themselves, each with its own root. */
export const tiles = (games: readonly BenchGame[]) => (
  <div className="grid">
    {games.map((game) => (
      <GameTile key={game.id} {...game} onPlay={nothing} onToggleFavourite={nothing} />
    ))}
  </div>
)

export function mount(host: HTMLElement, games: readonly BenchGame[]) {
  flushSync(() => createRoot(host).render(tiles(games)))
}
