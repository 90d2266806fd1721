import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { memo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { GameGridRoot } from '../../../packages/ui/src/components/GameGrid/GameGrid.styles.ts'
import { gameTileLabels } from '../../../packages/ui/src/components/GameTile/GameTile.labels.ts'
import { GameTileParts } from '../../../packages/ui/src/components/GameTile/GameTileParts.tsx'
import { useTileEvents } from '../../../packages/ui/src/components/GameTile/useTileEvents.ts'
import type { BenchGame } from '../../tiles/games.ts'

const nothing = () => {}
const columns = 6
const setting = { element: 'div', role: 'listitem', labels: gameTileLabels, hasTrials: false } as const

interface RowProps {
  games: readonly BenchGame[]
  index: number
  /** Where it stands, in px. */
  start?: number
}

/** The tiles of our own list under the same styles. A row is drawn once for as long as it stays. */
const Row = memo(({ games, index, start = 0 }: RowProps) => (
  <div
    data-part="tiles"
    data-layout="even"
    style={{ position: 'absolute', inset: '0 0 auto', transform: `translateY(${start}px)` }}
  >
    {games.slice(index * columns, (index + 1) * columns).map((game) =>
      GameTileParts({
        setting,
        game,
        variant: 'normal',
        isFavourite: false,
        isPriority: false,
        hasFailed: false,
        isFar: false,
      }),
    )}
  </div>
))

/** The library as it is quickest: rows of a known height, none of which it has to measure. */
function List({ games, height, gap }: { games: readonly BenchGame[]; height: number; gap: number }) {
  const { rootProps } = useTileEvents({ onPlay: nothing, onToggleFavourite: nothing })
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => height,
    gap,
    overscan: Number(new URLSearchParams(location.search).get('overscan') ?? 1),
  })
  return (
    <GameGridRoot {...rootProps} data-settled="">
      {/* biome-ignore lint/a11y/useSemanticElements: the elements of our own list */}
      <div role="list" style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <Row key={key} games={games} index={index} start={start} />
        ))}
      </div>
    </GameGridRoot>
  )
}

export function mount(host: HTMLElement, games: readonly BenchGame[]) {
  const root = createRoot(host)
  flushSync(() =>
    root.render(
      <GameGridRoot>
        <Row games={games} index={0} />
      </GameGridRoot>,
    ),
  )
  const row = host.querySelector('[data-part=tiles]')
  if (!row) throw new Error('no row was drawn')
  const { blockSize, rowGap } = getComputedStyle(row)
  const sizes = { height: Number.parseFloat(blockSize), gap: Number.parseFloat(rowGap) }
  flushSync(() => root.render(<List games={games} {...sizes} />))
}
