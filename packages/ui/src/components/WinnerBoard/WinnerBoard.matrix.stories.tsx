import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyGames } from '../../stories/art/games.ts'
import { WinnerBoard, type WinnerBoardProps } from './WinnerBoard.tsx'

export default { component: WinnerBoard, tags: ['!autodocs'] }

const options: MatrixOptions<WinnerBoardProps> = {
  component: WinnerBoard,
  cellWidth: 340,
  props: {
    entries: storyGames(8).map(({ id, image, name }) => ({
      id,
      icon: image,
      customerName: 'a***r7',
      gameName: name,
      amount: '$1,240.50',
    })),
  },
  axes: { scrollEvery: [0, 3000], jackpot: [undefined, '$418,220,914'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
