import { Button, Card } from 'antd'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { games } from '../games.ts'

export function mount(host: HTMLElement) {
  flushSync(() =>
    createRoot(host).render(
      <div className="grid">
        {games.map((game) => (
          <Card
            key={game.id}
            hoverable
            onClick={() => {}}
            cover={<img src={game.image} alt="" loading="lazy" style={{ aspectRatio: 1 }} />}
            actions={[
              <Button key="favourite" aria-label={`Add ${game.name} to favourites`} aria-pressed={false}>
                ♥
              </Button>,
            ]}
          >
            <Card.Meta title={game.name} description={game.vendorName} />
          </Card>
        ))}
      </div>,
    ),
  )
}
