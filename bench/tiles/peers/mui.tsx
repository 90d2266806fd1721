import { Button, Card, CardActions, CardContent, CardMedia, IconButton, Typography } from '@mui/material'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { BenchGame } from '../games.ts'
import { heart } from './heart.tsx'
import { inChunks } from './inChunks.tsx'

const tile = (game: BenchGame) => (
  <Card sx={{ position: 'relative' }}>
    <CardMedia component="img" image={game.image} alt="" loading="lazy" sx={{ aspectRatio: 1 }} />
    <CardContent>
      <Typography variant="subtitle2">{game.name}</Typography>
      <Typography variant="caption">{game.vendorName}</Typography>
    </CardContent>
    <CardActions>
      <Button variant="contained" size="small" aria-label={`Play ${game.name}`} onClick={() => {}}>
        Play
      </Button>
    </CardActions>
    <IconButton
      aria-label={`Favourite: ${game.name}`}
      aria-pressed={false}
      onClick={() => {}}
      sx={{ position: 'absolute', top: 8, right: 8 }}
    >
      {heart}
    </IconButton>
  </Card>
)

export function mount(host: HTMLElement, games: readonly BenchGame[]) {
  flushSync(() => createRoot(host).render(inChunks(games, tile)))
}
