import { createRandom } from '../../random/random.ts'
import { moved, outline, oval } from '../drawing/outline.ts'
import { polygon, ring, star } from '../drawing/shapes.ts'
import type { Part } from '../motifs/part.ts'

/** Figures that a sign may be. */
export const signKinds = 7

/** The sign of a house: a figure of two or three plain shapes, for what has no subject. */
export function signOf(
  house: string,
  kind = createRandom(`sign kind ${house}`).int(0, signKinds - 1),
): readonly Part[] {
  const random = createRandom(`sign ${house}`)
  const count = random.pick([3, 4, 5, 6, 8])
  const part = (tone: Part['tone'], data: string): Part => ({ tone, shape: outline(data) })
  const at = (radius: number, turn = 0): string => polygon(ring(50, 50, radius, count, turn))
  switch (kind) {
    case 0:
      return [part('main', at(48)), part('second', at(32, 180 / count)), part('accent', at(16))]
    case 1:
      return [
        ...ring(50, 50, 28, Math.max(4, count)).map(([x, y]): Part => ({ tone: 'main', shape: oval(x, y, 20) })),
        { tone: 'second', shape: oval(50, 50, 24) },
        { tone: 'accent', shape: oval(50, 50, 10) },
      ]
    case 2:
      return [
        part('main', star(50, 50, 49, 26, count + 4)),
        { tone: 'second', shape: oval(50, 50, 22) },
        part('accent', star(50, 50, 18, 8, count)),
      ]
    case 3:
      return [0, 1, 2].map((step) =>
        part(
          (['main', 'second', 'accent'] as const)[step] ?? 'main',
          `M50 ${8 + step * 26}L94 ${40 + step * 26}V${56 + step * 20}L50 ${28 + step * 24}L6 ${56 + step * 20}V${40 + step * 26}Z`,
        ),
      )
    case 4:
      return [0, 1, 2, 3].map((quarter): Part => {
        const leaf = outline('M50 48C50 22 70 2 98 2C98 30 78 50 52 50Z')
        const turned = [
          (x: number, y: number) => [x, y] as const,
          (x: number, y: number) => [100 - y, x] as const,
          (x: number, y: number) => [100 - x, 100 - y] as const,
          (x: number, y: number) => [y, 100 - x] as const,
        ][quarter]
        return { tone: quarter % 2 === 0 ? 'main' : 'second', shape: turned ? moved(leaf, turned) : leaf }
      })
    case 5:
      return [0, 1, 2].map(
        (step): Part => ({
          tone: (['main', 'second', 'accent'] as const)[step] ?? 'main',
          shape: oval(50, 97 - (47 - step * 15), 47 - step * 15),
        }),
      )
    default:
      return [
        part('main', 'M50 2L98 50L50 98L2 50Z'),
        part('second', 'M50 22L78 50L50 78L22 50Z'),
        { tone: 'accent', shape: oval(50, 50, 12) },
      ]
  }
}
