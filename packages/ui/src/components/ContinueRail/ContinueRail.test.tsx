import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { storyPlayed } from '../../stories/art/played.ts'
import { ContinueRail } from './ContinueRail.tsx'

test('I33 a played game says when and with what bet, and is played on by one press anywhere on it', async () => {
  const onPlay = vi.fn()
  const { container } = render(<ContinueRail title="Continue playing" games={storyPlayed(2)} onPlay={onPlay} />)
  expect(container.querySelector('[data-part=last]')?.textContent).toBe('12 min. ago · Last bet $0.20')
  const art = container.querySelector('[data-part=art]')?.getBoundingClientRect()
  const hit = document.elementFromPoint((art?.left ?? 0) + 20, (art?.top ?? 0) + 20)
  expect(hit?.getAttribute('data-part')).toBe('play')
  await page.getByRole('button', { name: 'Play on: Prism Rush' }).click()
  expect(onPlay).toHaveBeenCalledExactlyOnceWith('game-0')
})

test('I33 says nothing of what the server does not know', () => {
  const games = [{ id: 'a', name: 'Reef Party', image: '' }]
  const { container } = render(<ContinueRail title="Continue playing" games={games} onPlay={() => undefined} />)
  expect(container.querySelector('[data-part=last]')?.textContent).toBe('')
})

test('UK17 is taken over without a mismatch, and is written without inline style', async () => {
  const row = <ContinueRail title="Continue playing" games={storyPlayed(3)} onPlay={() => undefined} />
  expect(serverRender(row)).not.toMatch(/ style=/)
  expect((await hydrate(row)).problems).toEqual([])
})
