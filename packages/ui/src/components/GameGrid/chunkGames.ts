import type { GameTileData } from '../GameTile/GameTile.types.ts'
import { type GameGridLayout, gameGridPlaces, groupSize } from './GameGrid.styles.ts'

export interface GamesChunk {
  /** Place of its first game in the list. */
  readonly start: number
  readonly games: readonly GameTileData[]
}

/** Chunks that a list shows first and that are therefore rendered with their artwork. */
export const firstChunks = 2

/**
 * Cuts a long list into whole rows; answers nothing for a list so short that chunks would not pay, unless it may grow to be long. A big
 * tile takes two places in the lobby's layout, so the first chunk holds fewer games.
 */
export function chunkGames(
  games: readonly GameTileData[],
  layout: GameGridLayout,
  bigCount: number,
  canGrow = false,
): readonly GamesChunk[] | undefined {
  const places = gameGridPlaces[layout]
  if (!canGrow && games.length <= firstChunks * places) return undefined
  const first = layout === 'lobby' ? Math.max(places - bigCount, 0) : places
  const chunks: GamesChunk[] = [{ start: 0, games: games.slice(0, first) }]
  for (let start = first; start < games.length; start += places)
    chunks.push({ start, games: games.slice(start, start + places) })
  return chunks
}

/** Groups of chunks: the browser skips one as a whole while it is far away, and does not look at its chunks in each frame. */
export function groupChunks(chunks: readonly GamesChunk[]): readonly (readonly GamesChunk[])[] {
  const count = Math.ceil(chunks.length / groupSize)
  return Array.from({ length: count }, (_, at) => chunks.slice(at * groupSize, (at + 1) * groupSize))
}
