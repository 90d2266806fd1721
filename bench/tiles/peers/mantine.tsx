import '@mantine/core/styles.css'
import { ActionIcon, Card, Image, MantineProvider, Text, UnstyledButton } from '@mantine/core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { games } from '../games.ts'

export function mount(host: HTMLElement) {
  flushSync(() =>
    createRoot(host).render(
      <MantineProvider>
        <div className="grid">
          {games.map((game) => (
            <Card key={game.id} radius="md" pos="relative">
              <UnstyledButton onClick={() => {}}>
                <Image src={game.image} alt="" loading="lazy" style={{ aspectRatio: 1 }} />
                <Text fw={600}>{game.name}</Text>
                <Text size="xs">{game.vendorName}</Text>
              </UnstyledButton>
              <ActionIcon aria-label={`Add ${game.name} to favourites`} aria-pressed={false} pos="absolute" top={8} right={8}>
                ♥
              </ActionIcon>
            </Card>
          ))}
        </div>
      </MantineProvider>,
    ),
  )
}
