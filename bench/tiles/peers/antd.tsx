import { Button, Card } from 'antd'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { BenchGame } from '../games.ts'
import { heart } from './heart.tsx'
import { inChunks } from './inChunks.tsx'

const tile = (game: BenchGame) => (
  <Card
    hoverable
    cover={<img src={game.image} alt="" loading="lazy" style={{ aspectRatio: 1 }} />}
    actions={[
      <Button key="play" type="primary" size="small" aria-label={`Play ${game.name}`} onClick={() => {}}>
        Play
      </Button>,
      <Button
        key="favourite"
        shape="circle"
        icon={heart}
        aria-label={`Favourite: ${game.name}`}
        aria-pressed={false}
        onClick={() => {}}
      />,
    ]}
  >
    <Card.Meta title={game.name} description={game.vendorName} />
  </Card>
)

export function mount(host: HTMLElement, games: readonly BenchGame[]) {
  flushSync(() => createRoot(host).render(inChunks(games, tile)))
}
