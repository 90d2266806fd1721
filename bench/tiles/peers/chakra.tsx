import { Box, ChakraProvider, chakra, defaultSystem, IconButton, Image, Text } from '@chakra-ui/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { games } from '../games.ts'

export function mount(host: HTMLElement) {
  flushSync(() =>
    createRoot(host).render(
      <ChakraProvider value={defaultSystem}>
        <div className="grid">
          {games.map((game) => (
            <Box key={game.id} position="relative" borderRadius="md" overflow="hidden">
              <chakra.button onClick={() => {}}>
                <Image src={game.image} alt="" loading="lazy" aspectRatio={1} />
                <Text fontWeight="semibold">{game.name}</Text>
                <Text fontSize="xs">{game.vendorName}</Text>
              </chakra.button>
              <IconButton aria-label={`Add ${game.name} to favourites`} aria-pressed={false} position="absolute" top="2" right="2">
                ♥
              </IconButton>
            </Box>
          ))}
        </div>
      </ChakraProvider>,
    ),
  )
}
