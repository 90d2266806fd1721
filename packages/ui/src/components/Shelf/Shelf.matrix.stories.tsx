import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyGames } from '../../stories/art/games.ts'
import { GameGrid } from '../GameGrid/GameGrid.tsx'
import { Shelf, type ShelfProps } from './Shelf.tsx'

export default { component: Shelf, tags: ['!autodocs'] }

const options: MatrixOptions<ShelfProps> = {
  component: Shelf,
  props: { title: 'Popular now', more: 'More', children: <GameGrid games={storyGames(4)} layout="even" /> },
  axes: { moreHref: [undefined, '#more'], hasControls: [false, true] },
  captions: { moreHref: ['', 'with a way to all'], hasControls: ['', 'room for controls'] },
  cellWidth: 684,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
