import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanUp, render } from '../../../testing/render.tsx'
import { seen } from '../../../testing/seen.ts'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { storyGames } from '../../stories/art/games.ts'
import { gameGridLayouts, gameGridPlaces } from './GameGrid.styles.ts'
import { GameGrid, type GameGridLayout } from './index.ts'

const layouts = Object.keys(gameGridLayouts) as GameGridLayout[]
const tilesOf = (container: Element): HTMLElement[] => [...container.querySelectorAll<HTMLElement>('[data-game]')]

describe('UK14 a long list of games', () => {
  for (const layout of layouts) {
    test(`UK14 keeps one rhythm from chunk to chunk in the layout ${layout}`, () => {
      for (const width of [360, 700, 1200]) {
        const { container } = render(
          <div style={{ width }}>
            <GameGrid games={storyGames(gameGridPlaces[layout] * 5 + 10)} layout={layout} />
          </div>,
        )
        const chunks = [...container.querySelectorAll('[data-part=chunk]')]
        expect(chunks.length).toBeGreaterThan(4)
        const gap = Number.parseFloat(getComputedStyle(chunks[0] as Element).rowGap)
        for (const [index, chunk] of chunks.slice(1).entries()) {
          const above = chunks[index]?.getBoundingClientRect().bottom ?? 0
          expect(chunk.getBoundingClientRect().top - above, `${width} px`).toBeCloseTo(gap, 1)
        }
        const lefts = tilesOf(container).map((tile) => Math.round(tile.getBoundingClientRect().left))
        expect(
          Math.max(...gameGridLayouts[layout]),
          'tiles of all chunks start at the same edges',
        ).toBeGreaterThanOrEqual(new Set(lefts).size)
        cleanUp()
      }
    })
  }

  test('UK14 keeps the place of a chunk that is not laid out', async () => {
    const { container } = render(<GameGrid games={storyGames(400)} />)
    const heights = (): number[] =>
      [...container.querySelectorAll('[data-part=chunk]')].slice(0, -1).map((chunk) => chunk.clientHeight)
    await seen(tilesOf(container)[0] as Element)
    expect(new Set(heights()).size, 'near and far chunks are equally high').toBe(1)
  })

  test('L16 UK14 leaves no place of a phone free beside the big tiles of a long list', async () => {
    const { container } = render(
      <div style={{ width: 360 }}>
        <GameGrid games={storyGames(130)} layout="lobby" />
      </div>,
    )
    const rows = tilesOf(container).slice(0, 19)
    // Nothing to wait for would show in the count below.
    await seen(rows[0] as Element)
    const tops = new Set(rows.map((tile) => Math.round(tile.getBoundingClientRect().top)))
    expect(tops.size, '24 places in rows of three').toBe(8)
  })

  test('UK14 skips many chunks that are far away as one, whose place is kept', async () => {
    const { container } = render(<GameGrid games={storyGames(1000)} />)
    const groups = [...container.querySelectorAll<HTMLElement>('[data-part=group]')]
    expect(groups.map((group) => group.childElementCount)).toEqual([16, 16, 10])
    const chunkIn = (group: HTMLElement | undefined) => group?.querySelector('[data-part=chunk]')
    await expect.poll(() => chunkIn(groups[1])?.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
    const height = groups[1]?.offsetHeight ?? 0
    expect(height).toBe(groups[0]?.offsetHeight)
    groups[1]?.scrollIntoView()
    await expect.poll(() => chunkIn(groups[1])?.checkVisibility({ contentVisibilityAuto: true })).toBe(true)
    expect(Math.abs((groups[1]?.offsetHeight ?? 0) - height)).toBeLessThanOrEqual(1)
  })

  test('UK14 is one list whose items can all be played by name', () => {
    const { container } = render(<GameGrid games={storyGames(130)} onPlay={() => undefined} />)
    expect(page.getByRole('list', { name: '130 games' }).elements()).toHaveLength(1)
    expect(page.getByRole('listitem').elements()).toHaveLength(130)
    const unnamed = tilesOf(container).filter((tile) => !tile.querySelector('[data-part=play][aria-label^="Play "]'))
    expect(unnamed).toEqual([])
  })

  test('UK14 the keyboard walks from one chunk into the next', async () => {
    const { container } = render(<GameGrid games={storyGames(130)} onPlay={() => undefined} />)
    const plays = [...container.querySelectorAll<HTMLElement>('[data-part=play]')]
    plays[71]?.focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(plays[72])
  })

  test('C12 asks for artwork when its rows come near', async () => {
    const { container } = render(<GameGrid games={storyGames(400)} />)
    const last = tilesOf(container).at(-1)
    expect(last?.querySelector('img')).toBeNull()
    last?.scrollIntoView()
    await expect.poll(() => last?.querySelector('img')).not.toBeNull()
  })

  test('C12 asks for artwork of rows that are added below a group that was near already', async () => {
    const { container, rerender } = render(<GameGrid games={storyGames(400)} canGrow />)
    const pictureOf = (index: number) => tilesOf(container)[index]?.querySelector('img')
    tilesOf(container)[399]?.scrollIntoView()
    await expect.poll(() => pictureOf(399)).toBeTruthy()
    rerender(<GameGrid games={storyGames(1000)} canGrow />)
    expect(pictureOf(999)).toBeNull()
    for (const index of [470, 999]) {
      tilesOf(container)[index]?.scrollIntoView()
      await expect.poll(() => pictureOf(index)).toBeTruthy()
    }
  })

  test('UK17 is prerendered whole, and stays whole when it is taken over', async () => {
    const grid = <GameGrid games={storyGames(130)} />
    expect(serverRender(grid).match(/<img /g)).toHaveLength(130)
    const { problems, container } = await hydrate(grid)
    expect(problems).toEqual([])
    expect(container.querySelectorAll('img')).toHaveLength(130)
  })
})
