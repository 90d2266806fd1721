import '@mantine/core/styles.css'
import { ActionIcon, Button, Card, Image, MantineProvider, Text } from '@mantine/core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { BenchGame } from '../games.ts'
import { heart } from './heart.tsx'
import { inChunks } from './inChunks.tsx'

const tile = (game: BenchGame) => (
  <Card radius="md" pos="relative">
    <Image src={game.image} alt="" loading="lazy" style={{ aspectRatio: 1 }} />
    <Text fw={600}>{game.name}</Text>
    <Text size="xs">{game.vendorName}</Text>
    <Button size="xs" aria-label={`Play ${game.name}`} onClick={() => {}}>
      Play
    </Button>
    <ActionIcon
      aria-label={`Favourite: ${game.name}`}
      aria-pressed={false}
      onClick={() => {}}
      pos="absolute"
      top={8}
      right={8}
    >
      {heart}
    </ActionIcon>
  </Card>
)

export function mount(host: HTMLElement, games: readonly BenchGame[]) {
  flushSync(() => createRoot(host).render(<MantineProvider>{inChunks(games, tile)}</MantineProvider>))
}
