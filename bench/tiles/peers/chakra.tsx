import { Box, Button, ChakraProvider, defaultSystem, IconButton, Image, Text } from '@chakra-ui/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { BenchGame } from '../games.ts'
import { heart } from './heart.tsx'
import { inChunks } from './inChunks.tsx'

const tile = (game: BenchGame) => (
  <Box position="relative" borderRadius="md" overflow="hidden">
    <Image src={game.image} alt="" loading="lazy" aspectRatio={1} />
    <Text fontWeight="semibold">{game.name}</Text>
    <Text fontSize="xs">{game.vendorName}</Text>
    <Button size="xs" aria-label={`Play ${game.name}`} onClick={() => {}}>
      Play
    </Button>
    <IconButton
      aria-label={`Favourite: ${game.name}`}
      aria-pressed={false}
      onClick={() => {}}
      position="absolute"
      top="2"
      right="2"
    >
      {heart}
    </IconButton>
  </Box>
)

export function mount(host: HTMLElement, games: readonly BenchGame[]) {
  flushSync(() =>
    createRoot(host).render(<ChakraProvider value={defaultSystem}>{inChunks(games, tile)}</ChakraProvider>),
  )
}
