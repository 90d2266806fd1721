import { GameGrid } from '@foyer/ui/GameGrid'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { BenchGame } from '../games.ts'

const nothing = () => {}

export function mount(host: HTMLElement, games: readonly BenchGame[]) {
  const root = createRoot(host)
  flushSync(() => root.render(<GameGrid games={games} onPlay={nothing} onToggleFavourite={nothing} />))
}
