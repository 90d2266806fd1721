import { Fragment, type ReactNode } from 'react'
import { chosen } from '../chosen.ts'
import type { BenchGame } from '../games.ts'

/** As many tiles as a chunk of our list has. */
const size = 24

/** A peer's tiles in one grid, or in chunks that cost nothing while they are out of sight, as our list's are. */
export function inChunks(games: readonly BenchGame[], tile: (game: BenchGame) => ReactNode): ReactNode {
  const tiles = (some: readonly BenchGame[]) => some.map((game) => <Fragment key={game.id}>{tile(game)}</Fragment>)
  if (!chosen.isChunked) return <div className="grid">{tiles(games)}</div>
  const starts = Array.from({ length: Math.ceil(games.length / size) }, (_, index) => index * size)
  return starts.map((start) => (
    <div key={start} className="grid chunk">
      {tiles(games.slice(start, start + size))}
    </div>
  ))
}
