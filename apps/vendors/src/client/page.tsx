import type { ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'
import { Game } from './Game.tsx'
import type { Frame } from './kind.ts'
import type { RoundPage } from './past/RoundPage.tsx'
import { createSound } from './sound/sound.ts'

export const showGame = (place: HTMLElement, game: Omit<Frame, 'sound'>, language: string): void =>
  createRoot(place).render(<Game frame={{ ...game, sound: createSound() }} language={language} />)

/** One round that is over, as a record of bets shows it. */
export async function showRound(place: HTMLElement, replay: ComponentProps<typeof RoundPage>): Promise<void> {
  const { RoundPage: Page } = await import('./past/RoundPage.tsx')
  createRoot(place).render(<Page {...replay} />)
}
