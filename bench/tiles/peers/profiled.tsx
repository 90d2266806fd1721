import { GameGrid } from '@foyer/ui/GameGrid'
import { Profiler } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/profiling'
import type { BenchGame } from '../games.ts'

const nothing = () => {}
let count = 0

/** Renders that React reports; its profiling build is slower, so this peer is for counting only. */
export const commits = () => count

export function mount(host: HTMLElement, games: readonly BenchGame[]) {
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <Profiler id="grid" onRender={() => (count += 1)}>
        <GameGrid games={games} onPlay={nothing} onToggleFavourite={nothing} />
      </Profiler>,
    ),
  )
}
