import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { storyPosters } from '../../stories/art/posters.ts'
import { PosterRail, type PosterRailProps } from './PosterRail.tsx'

const games = storyPosters(10).map((game) => ({ ...game, href: undefined }))
const rail = (props: Partial<PosterRailProps> = {}, width = 1200) => (
  <div style={{ width }}>
    <PosterRail title="Slots" games={games} {...props} />
  </div>
)
/** Narrower than the window: what is pressed stands in it, wherever the page is scrolled to. */
const inWindow = 960
const box = (element: Element | null) => (element as Element).getBoundingClientRect()

test('UK02 a press on a poster plays its game', async () => {
  const onPlay = vi.fn()
  render(rail({ onPlay }, inWindow))
  await page.getByRole('button', { name: 'Play Prism Rush' }).first().click()
  expect(onPlay).toHaveBeenCalledExactlyOnceWith('game-0')
})

test('UK02 a poster that is looked at says maker, return and lines beside it, and covers no neighbour', async () => {
  const { container } = render(rail())
  page
    .getByRole('button', { name: 'Play Sun Temple' })
    .element()
    .focus({ focusVisible: true } as FocusOptions)
  await expect.poll(() => container.querySelector('[data-part=aside]')?.textContent).toContain('Halyard')
  const aside = container.querySelector('[data-part=aside]')
  expect(aside?.textContent).toContain('Return 95.29%')
  expect(aside?.textContent).toContain('25 lines')
  const neighbour = container.querySelector('[data-game="game-4"] [data-part=poster]')
  await expect.poll(() => box(neighbour).left >= box(aside).right - 1).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => container.querySelector('[data-part=aside]')).toBeNull()
})

test('UK02 at the end of the row the room is made on the other side', async () => {
  const { container } = render(rail())
  const last = page.getByRole('button', { name: 'Play Royal Sic Bo' }).element()
  last.focus({ focusVisible: true } as FocusOptions)
  await expect.poll(() => container.querySelector('[data-open]')?.getAttribute('data-open')).toBe('start')
  const aside = container.querySelector('[data-part=aside]')
  const before = container.querySelector('[data-game="game-4"] [data-part=poster]')
  await expect.poll(() => box(before).right <= box(aside).left + 1).toBe(true)
})

test('L19 L27 trial and heart stand beside the poster, where they are offered', async () => {
  const onTrial = vi.fn()
  const onToggleFavourite = vi.fn()
  render(rail({ onTrial, onToggleFavourite, favourites: new Set(['game-0']) }, inWindow))
  page
    .getByRole('button', { name: 'Play Prism Rush' })
    .first()
    .element()
    .focus({ focusVisible: true } as FocusOptions)
  await page.getByRole('button', { name: 'Try free: Prism Rush' }).click()
  expect(onTrial).toHaveBeenCalledExactlyOnceWith('game-0')
  const heart = page.getByRole('button', { name: 'Favourite: Prism Rush' })
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  expect(onToggleFavourite).toHaveBeenCalledExactlyOnceWith('game-0')
})

test('L02 a top ten is an ordered list whose numbers are drawn for the eye alone', () => {
  const { container } = render(rail({ form: 'ranked' }))
  expect(container.querySelectorAll('ol > li')).toHaveLength(10)
  expect(container.querySelector('[data-part=rank]')?.getAttribute('aria-hidden')).toBe('true')
})

test('UK02 six and a half posters are in sight at 1200 px, three and a bit on a phone', async () => {
  const { container, rerender } = render(rail())
  const share = (): number => 1200 / (box(container.querySelector('[data-part=tile]')).width + 16)
  expect(share()).toBeGreaterThan(6.2)
  expect(share()).toBeLessThan(6.7)
  rerender(
    <div style={{ width: 358 }}>
      <PosterRail title="Slots" games={games} />
    </div>,
  )
  const narrow = 358 / (box(container.querySelector('[data-part=tile]')).width + 10)
  expect(narrow).toBeGreaterThan(3)
  expect(narrow).toBeLessThan(3.4)
})

test('UK02 says so when the games could not be loaded, and tries again', async () => {
  const onRetry = vi.fn()
  render(rail({ games: [], state: 'error', onRetry }))
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('UK17 is taken over without a mismatch, and is written without inline style', async () => {
  const row = <PosterRail title="Slots" games={games} form="ranked" />
  expect(serverRender(row)).not.toMatch(/ style=/)
  expect((await hydrate(row)).problems).toEqual([])
})
