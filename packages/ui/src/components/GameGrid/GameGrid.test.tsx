import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { storyTable } from '../../stories/art/facts.ts'
import { storyGames } from '../../stories/art/games.ts'
import { gameGridLabels } from './GameGrid.labels.ts'
import { GameGrid } from './GameGrid.tsx'

const bottomOf = (element: Element | null): number => Math.round(element?.getBoundingClientRect().bottom ?? 0)

/** Whether each tile is laid out. */
const laidOut = (container: Element): boolean[] =>
  [...container.querySelectorAll('[data-part="name"]')].map((name) =>
    name.checkVisibility({ contentVisibilityAuto: true }),
  )

describe('L16 the grid of games', () => {
  test('L16 shows the first five big and the rest normal', () => {
    const { container } = render(<GameGrid games={storyGames(19)} layout="lobby" />)
    const variants = [...container.querySelectorAll('li')].map(({ dataset }) => dataset.variant)
    expect(variants.slice(0, 5)).toEqual(Array(5).fill('big'))
    expect(new Set(variants.slice(5))).toEqual(new Set(['normal']))
  })

  test('L16 once the page is quiet every tile is laid out, so that a picture of the whole page has them all', async () => {
    const { container } = render(
      <div style={{ marginBlockStart: 9000 }}>
        <GameGrid games={storyGames(6)} />
      </div>,
    )
    await expect.poll(() => laidOut(container)).toEqual(Array(6).fill(true))
  })

  test('L25 tiles that are shown stay as they are while the list grows', () => {
    const { container, rerender } = render(<GameGrid games={storyGames(28)} canGrow />)
    const shown = [...container.querySelectorAll('img')]
    rerender(<GameGrid games={storyGames(84)} canGrow />)
    expect(shown).toHaveLength(28)
    expect(shown.filter(({ isConnected }) => isConnected)).toHaveLength(28)
    expect(container.querySelectorAll('[data-part=name]')).toHaveLength(84)
  })

  for (const width of [360, 700, 1200]) {
    test(`L16 five big and fourteen normal tiles fill whole rows at ${width} px`, () => {
      const { container } = render(
        <div style={{ width }}>
          <GameGrid games={storyGames(19)} layout="lobby" />
        </div>,
      )
      const tiles = [...container.querySelectorAll('li')]
      const rights = new Map<number, number>()
      for (const tile of tiles) {
        const { top, right } = tile.getBoundingClientRect()
        rights.set(Math.round(top), Math.max(rights.get(Math.round(top)) ?? 0, Math.round(right)))
      }
      expect(new Set(rights.values()).size, 'every row ends at the same edge').toBe(1)
      const heights = new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().height)))
      expect(heights.size, 'tiles are equally high').toBe(1)
      const lefts = new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().left)))
      expect(lefts.size, 'places in a row').toBe(width < 520 ? 3 : width < 880 ? 4 : 6)
    })
  }

  test('L16 UK08 on a phone the keyboard goes from tile to tile as the eye does', async () => {
    await page.viewport(390, 900)
    const { container } = render(<GameGrid games={storyGames(19)} layout="lobby" />)
    // While the browser still skips tiles that are far away it goes in the order of the document; a tile that it has
    // not looked at yet counts as laid out, so the list's own word is waited for.
    await expect.poll(() => container.querySelector('[data-settled]')).not.toBeNull()
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const places: number[] = []
    for (let pressed = 0; pressed < 8; pressed += 1) {
      await userEvent.tab()
      const box = document.activeElement?.closest('li')?.getBoundingClientRect()
      const place = box && Math.round(box.top + scrollY) * 1000 + Math.round(box.left)
      // Past the last one the keyboard begins anew.
      if (place === undefined || places.includes(place)) break
      places.push(place)
    }
    expect(places.length).toBeGreaterThan(5)
    expect(places).toEqual([...places].sort((one, other) => one - other))
  })

  test('L16 in 280 px a trial of two words keeps within its tile', () => {
    const { container } = render(
      <div style={{ width: 280 }}>
        <GameGrid
          games={storyGames(6)}
          onTrial={() => undefined}
          labels={{ ...gameGridLabels, trial: 'Ücretsiz dene' }}
        />
      </div>,
    )
    for (const trial of container.querySelectorAll('[data-part="trial"]')) {
      const tile = trial.closest('li')?.getBoundingClientRect()
      expect(trial.getBoundingClientRect().right).toBeLessThanOrEqual((tile?.right ?? 0) + 0.5)
    }
  })

  test('UK02 one tile that tells what goes on makes room for it in all', () => {
    const [first, ...others] = storyGames(6)
    const { container } = render(<GameGrid games={first ? [{ ...first, table: storyTable }, ...others] : []} />)
    const heightsOf = (part: string) =>
      new Set([...container.querySelectorAll(`[data-part=${part}]`)].map((one) => one.getBoundingClientRect().height))
    expect(heightsOf('tile').size).toBe(1)
    expect(heightsOf('art').size).toBe(1)
  })

  test('L16 places kept while loading have the size of what comes', () => {
    const { container, rerender } = render(<GameGrid games={[]} state="loading" layout="lobby" skeletonCount={19} />)
    const loading = bottomOf(container.querySelector('[data-part=tiles]'))
    rerender(<GameGrid games={storyGames(19)} layout="lobby" />)
    expect(bottomOf(container.querySelector('[data-part=tiles]'))).toBe(loading)
  })

  test('L18 says what to do when there is no game', async () => {
    render(<GameGrid games={[]} />)
    await expect.element(page.getByText('No games here')).toBeVisible()
  })

  test('L18 offers to try again when the games could not be loaded', async () => {
    const onRetry = vi.fn()
    render(<GameGrid games={[]} state="error" onRetry={onRetry} />)
    await expect.element(page.getByRole('alert')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('UK02 tells which game was played, tried and liked', async () => {
    const calls: string[] = []
    const tell = (what: string) => (id: string) => calls.push(`${what} ${id}`)
    render(
      <GameGrid
        games={storyGames(3)}
        onPlay={tell('play')}
        onTrial={tell('trial')}
        onToggleFavourite={tell('favourite')}
      />,
    )
    await page.getByRole('link', { name: 'Play Reef Party' }).click()
    await page.getByRole('button', { name: 'Try free: Prism Rush' }).click()
    await page.getByRole('button', { name: 'Favourite: Orbit Nine' }).click()
    expect(calls).toEqual(['play game-1', 'trial game-0', 'favourite game-2'])
  })

  test('L27 a changed favourite renders its own tile and no other', () => {
    const games = storyGames(50)
    const onToggleFavourite = vi.fn()
    const { container, rerender } = render(<GameGrid games={games} onToggleFavourite={onToggleFavourite} />)
    const changed: Element[] = []
    const observer = new MutationObserver((records) => {
      for (const { target } of records) changed.push(target as Element)
    })
    observer.observe(container, { subtree: true, attributes: true, childList: true })
    rerender(<GameGrid games={games} onToggleFavourite={onToggleFavourite} favourites={new Set(['game-7'])} />)
    for (const { target } of observer.takeRecords()) changed.push(target as Element)
    expect(changed.map((element) => element.closest<HTMLElement>('[data-game]')?.dataset.game)).toEqual(['game-7'])
  })

  test('UK17 is prerendered without a style attribute and taken over without a mismatch', async () => {
    const grid = <GameGrid games={storyGames(19)} layout="lobby" priorityCount={5} onTrial={() => undefined} />
    expect(serverRender(grid)).not.toMatch(/ style=/)
    expect((await hydrate(grid)).problems).toEqual([])
  })
})
