import { describe, expect, test } from 'vitest'
import { render } from '../../../testing/render.tsx'
import { storyFixture } from '../../stories/art/facts.ts'
import { storyGames } from '../../stories/art/games.ts'
import { gameGridLabels } from './GameGrid.labels.ts'
import { GameGrid } from './GameGrid.tsx'

const games = storyGames(20).map((game) => ({ ...game, name: 'Homebound Roadsters at Dawn' }))
const marked = games.map((game, index) => ({ ...game, playMoneyOnly: index % 2 === 0 }))
const parts = (container: Element, part: string) => [...container.querySelectorAll<HTMLElement>(`[data-part=${part}]`)]
const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1

describe('UK12 a narrow tile', () => {
  for (const [layout, width] of [
    ['even', 358],
    ['lobby', 358],
    ['eight', 358],
    ['eight', 1200],
  ] as const)
    test(`UK12 in the layout ${layout} at ${width} px says its name in two lines and play money whole`, () => {
      const { container } = render(
        <div style={{ width }}>
          <GameGrid games={marked} layout={layout} />
        </div>,
      )
      const names = parts(container, 'name').filter((name) => name.matches('[data-variant=normal] > *'))
      expect(new Set(names.map((name) => Math.round(name.clientHeight / 17))).size).toBe(1)
      expect(
        parts(container, 'vendor').filter((vendor) => vendor.matches('[data-marked] > *') && isCut(vendor)),
      ).toEqual([])
      expect(
        new Set(parts(container, 'tile').map((tile) => Math.round(tile.getBoundingClientRect().height))).size,
      ).toBe(1)
    })

  test('UK12 a word too long for its line takes a second from the picture, and nothing leaves the tile', () => {
    const labels = { ...gameGridLabels, playMoney: 'Þļááýý móóñééýý óóñļýý' }
    const { container } = render(
      <div style={{ width: 358 }}>
        <GameGrid games={marked} labels={labels} />
      </div>,
    )
    for (const mark of parts(container, 'mark')) {
      const inner = mark.getBoundingClientRect()
      const outer = (mark.closest('[data-part=tile]') as HTMLElement).getBoundingClientRect()
      expect(inner.bottom).toBeLessThanOrEqual(outer.bottom + 1)
      expect(inner.right).toBeLessThanOrEqual(outer.right + 1)
    }
  })

  test('QR25 what is pressed on it stands apart from everything else that is pressed', () => {
    const none = () => undefined
    const labels = { ...gameGridLabels, play: 'Oyna', try: 'Dene' }
    const { container } = render(
      <div style={{ width: 358 }}>
        <GameGrid
          games={games.map((game) => ({ ...game, trialOffered: true }))}
          labels={labels}
          onPlay={none}
          onTrial={none}
          onInfo={none}
          onToggleFavourite={none}
        />
      </div>,
    )
    const [tile] = parts(container, 'tile')
    const boxes = [...(tile?.querySelectorAll('a, button') ?? [])].map((button) => button.getBoundingClientRect())
    expect(boxes).toHaveLength(4)
    const touching = boxes.filter((one) =>
      boxes.some(
        (other) =>
          other !== one &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    )
    expect(touching).toEqual([])
  })

  test('UK12 says who meets whom in full', () => {
    const playing = games.map((game) => ({ ...game, fixture: storyFixture }))
    const { container } = render(
      <div style={{ width: 358 }}>
        <GameGrid games={playing} />
      </div>,
    )
    expect(
      parts(container, 'match')
        .flatMap((match) => [...match.querySelectorAll('span')])
        .filter(isCut),
    ).toEqual([])
  })

  test('L16 four big tiles and sixteen normal ones fill whole rows at every width', () => {
    for (const width of [358, 700, 1200]) {
      const { container } = render(
        <div style={{ width }}>
          <GameGrid games={games} layout="lobby" bigCount={4} />
        </div>,
      )
      const rights = new Map<number, number>()
      for (const tile of parts(container, 'tile')) {
        const { top, right } = tile.getBoundingClientRect()
        rights.set(Math.round(top), Math.max(rights.get(Math.round(top)) ?? 0, Math.round(right)))
      }
      expect(new Set(rights.values()).size).toBe(1)
    }
  })
})
