import { GameGrid } from '@foyer/ui/GameGrid'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { BenchGame } from '../../tiles/games.ts'

const nothing = () => {}

export function mount(host: HTMLElement, games: readonly BenchGame[]) {
  flushSync(() => createRoot(host).render(<GameGrid games={games} onPlay={nothing} onToggleFavourite={nothing} />))
}
