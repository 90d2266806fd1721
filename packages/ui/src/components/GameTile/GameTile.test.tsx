import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { storyDraw, storyFixture, storyTable } from '../../stories/art/facts.ts'
import reef from '../../stories/art/reef.svg'
import { retryDelayMs } from '../LazyImage/retryImage.ts'
import { GameTile, type GameTileProps } from './GameTile.tsx'

const game = { id: 'reef', name: 'Reef Party', vendorName: 'Paperkite', image: reef, href: '#reef' }
const tile = (props: Partial<GameTileProps> = {}) => <GameTile {...game} {...props} />

afterEach(() => void vi.useRealTimers())

describe('UK02 a game tile', () => {
  test('UK02 plays through its callback instead of following the link', async () => {
    const onPlay = vi.fn()
    render(tile({ onPlay }))
    await page.getByRole('link', { name: 'Play Reef Party' }).click()
    expect(onPlay).toHaveBeenCalledExactlyOnceWith('reef')
    expect(location.hash).toBe('')
  })

  test('UK02 leaves a click with a modifier key to the browser', async () => {
    const onPlay = vi.fn()
    const { container } = render(tile({ onPlay }))
    const link = container.querySelector('a')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    link?.addEventListener('click', (event) => event.preventDefault())
    link?.dispatchEvent(click)
    expect(onPlay).not.toHaveBeenCalled()
  })

  test('UK02 without an address Play is a button', async () => {
    const onPlay = vi.fn()
    render(tile({ href: undefined, onPlay }))
    await page.getByRole('button', { name: 'Play Reef Party' }).click()
    expect(onPlay).toHaveBeenCalledOnce()
  })

  test('UK02 a press anywhere on the artwork plays', () => {
    const { container } = render(tile())
    scrollTo(0, 0)
    const box = container.querySelector('[data-part=art]')?.getBoundingClientRect()
    const hit = document.elementFromPoint((box?.left ?? 0) + 20, (box?.top ?? 0) + 60)
    expect(hit?.closest('[data-part]')?.getAttribute('data-part')).toBe('play')
  })

  test('L19 offers a free trial only where the game does', async () => {
    const onTrial = vi.fn()
    const { rerender } = render(tile({ trialOffered: true, onTrial }))
    await page.getByRole('button', { name: 'Try free: Reef Party' }).click()
    expect(onTrial).toHaveBeenCalledExactlyOnceWith('reef')
    rerender(tile({ trialOffered: false, onTrial }))
    expect(page.getByRole('button', { name: /Try free/ }).elements()).toHaveLength(0)
  })

  test('FP15 a game without real play says so in its one action, which plays through the same callback', async () => {
    const onPlay = vi.fn()
    render(tile({ href: undefined, trialOffered: true, playMoneyOnly: true, onPlay, onTrial: vi.fn() }))
    await expect.element(page.getByText('Play money')).toBeVisible()
    expect(page.getByRole('button', { name: /Play/ }).elements()).toHaveLength(0)
    await page.getByRole('button', { name: 'Try free: Reef Party' }).click()
    expect(onPlay).toHaveBeenCalledExactlyOnceWith('reef')
  })

  test('QR22 more about a game is asked for without starting it, and no tile offers it where nobody answers', async () => {
    const [onPlay, onInfo] = [vi.fn(), vi.fn()]
    const { rerender } = render(tile({ onPlay, onInfo }))
    await page.getByRole('button', { name: 'About Reef Party' }).click()
    expect(onInfo).toHaveBeenCalledExactlyOnceWith('reef')
    expect(onPlay).not.toHaveBeenCalled()
    rerender(tile({ onPlay }))
    expect(page.getByRole('button', { name: /About/ }).elements()).toHaveLength(0)
  })

  test('L27 tells the heart was pressed and shows its state', async () => {
    const onToggleFavourite = vi.fn()
    const { rerender } = render(tile({ onToggleFavourite }))
    const heart = page.getByRole('button', { name: 'Favourite: Reef Party' })
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    expect(onToggleFavourite).toHaveBeenCalledExactlyOnceWith('reef')
    rerender(tile({ onToggleFavourite, isFavourite: true }))
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('UK14 the keyboard reaches play, trial and heart, which then show', async () => {
    const { container } = render(tile({ trialOffered: true, onTrial: vi.fn(), onToggleFavourite: vi.fn() }))
    const reached: (string | undefined)[] = []
    for (let stop = 0; stop < 3; stop++) {
      await userEvent.tab()
      reached.push((document.activeElement as HTMLElement).dataset.part)
    }
    expect(reached).toEqual(['play', 'trial', 'favourite'])
    const actions = container.querySelector('[data-part=actions]')
    expect(actions && getComputedStyle(actions).opacity).toBe('1')
  })

  test('L26 Z08 shows the default icon after one retry of artwork that fails', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { container } = render(tile({ image: '/no-such-artwork.svg' }))
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    expect(container.querySelector('img')).not.toBeNull()
    vi.advanceTimersByTime(retryDelayMs)
    await expect.poll(() => container.querySelector('[data-part=default-icon]')).not.toBeNull()
    expect(container.querySelector('img')).toBeNull()
  })

  test('QR20 a popular game is called popular', async () => {
    render(tile({ isHot: true }))
    await expect.element(page.getByText('Popular')).toBeVisible()
  })

  test('UK02 says of a table, a match and a lottery what a server tells, and nothing of other games', () => {
    const { container, rerender } = render(tile())
    const facts = () => container.querySelector('[data-part=facts]')
    expect(facts()).toBeNull()
    rerender(tile({ table: storyTable }))
    expect(facts()?.textContent).toBe('$1–$5003 seats free')
    expect(facts()?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Last results: B, P, B, T, P')
    rerender(tile({ fixture: storyFixture }))
    expect(facts()?.textContent).toContain('Port Veyra – Calder Vale')
    expect(facts()?.querySelector('time')?.dateTime).toBe('2026-11-20T21:15:00Z')
    expect(facts()?.querySelector('[role=group]')?.textContent).toBe('1 1.85X 3.402 4.20')
    rerender(
      tile({ fixture: { race: 'Coast Road Rally', starts: { instant: '2026-11-20T21:15:00Z', text: '21:15' } } }),
    )
    expect(facts()?.textContent).toBe('Coast Road Rally21:15')
    rerender(tile({ draw: storyDraw }))
    expect(facts()?.textContent).toBe('Pot $125,00041119233844')
    rerender(tile({ draw: { next: <time>21:00</time> } }))
    expect(facts()?.textContent).toBe('Next draw21:00')
    rerender(tile({ draw: { ...storyDraw, next: <time>21:00</time> } }))
    expect(facts()?.textContent).toBe('Pot $125,00021:0041119233844')
  })

  test('UK17 is prerendered without a style attribute and taken over without a mismatch', async () => {
    expect(serverRender(tile({ isPriority: true }))).not.toMatch(/ style=/)
    expect(serverRender(tile({ isPriority: true }))).toContain('fetchPriority="high"')
    const { problems } = await hydrate(tile())
    expect(problems).toEqual([])
  })
})
