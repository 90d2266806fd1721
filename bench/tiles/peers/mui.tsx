import { Card, CardActionArea, CardContent, CardMedia, IconButton, Typography } from '@mui/material'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { games } from '../games.ts'

export function mount(host: HTMLElement) {
  flushSync(() =>
    createRoot(host).render(
      <div className="grid">
        {games.map((game) => (
          <Card key={game.id} sx={{ position: 'relative' }}>
            <CardActionArea onClick={() => {}}>
              <CardMedia component="img" image={game.image} alt="" loading="lazy" sx={{ aspectRatio: 1 }} />
              <CardContent>
                <Typography variant="subtitle2">{game.name}</Typography>
                <Typography variant="caption">{game.vendorName}</Typography>
              </CardContent>
            </CardActionArea>
            <IconButton aria-label={`Add ${game.name} to favourites`} aria-pressed={false} sx={{ position: 'absolute', top: 8, right: 8 }}>
              ♥
            </IconButton>
          </Card>
        ))}
      </div>,
    ),
  )
}
