import type { PosterGame } from '../../components/PosterRail/index.ts'
import { storyGames } from './games.ts'

const drawings = import.meta.glob<string>('./{dice,gems,mountain,neon,orbit,orchard,reef,temple}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const names = ['gems', 'reef', 'orbit', 'temple', 'mountain', 'dice', 'orchard', 'neon']

/** The middle of a square drawing, as tall as a poster and without its lettering, which the cut would go through. */
function posterOf(name: string): string {
  const drawing = (drawings[`./${name}.svg`] ?? '')
    .replace(/<text[\s\S]*?<\/text>/g, '')
    .replace(/width="320" height="320" viewBox="0 0 320 320"/, 'width="300" height="400" viewBox="40 0 240 320"')
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

/** Games with tall pictures, and with what a poster says beside them. */
export const storyPosters = (count: number): readonly PosterGame[] =>
  storyGames(count).map((game, index) => ({
    ...game,
    poster: posterOf(names[index % names.length] ?? ''),
    rtp: 94 + (index % 7) * 0.43,
    ...(index % 3 === 2 ? {} : { lines: [1, 9, 20, 25, 50][index % 5] }),
  }))
