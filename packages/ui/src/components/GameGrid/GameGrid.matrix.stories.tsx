import { keysOf, type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { storyGames } from '../../stories/art/games.ts'
import { gameGridLayouts } from './GameGrid.styles.ts'
import { GameGrid, type GameGridProps } from './GameGrid.tsx'

export default { component: GameGrid, tags: ['!autodocs'] }

const options: MatrixOptions<GameGridProps> = {
  component: GameGrid,
  cellWidth: pageWidth,
  props: { games: storyGames(9), skeletonCount: 9, onRetry: () => undefined },
  axes: { layout: keysOf(gameGridLayouts), state: ['ready', 'loading'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
