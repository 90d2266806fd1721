import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyNow } from '../../../stories/storyTime.ts'
import { boardWinners } from '../../stories/art/boardWinners.ts'
import { JackpotCounter } from '../JackpotCounter/JackpotCounter.tsx'
import { WinnerBoard, type WinnerBoardProps } from './WinnerBoard.tsx'

export default { component: WinnerBoard, tags: ['!autodocs'] }

const jackpot = (
  <JackpotCounter source={{ kind: 'feed', value: 418_220_914 }} format={(value) => `$${value.toLocaleString('en')}`} />
)

const options: MatrixOptions<WinnerBoardProps> = {
  component: WinnerBoard,
  cellWidth: 340,
  props: {
    entries: boardWinners(storyNow + 2_400_000),
  },
  axes: { scrollEvery: [0, 3000], jackpot: [undefined, jackpot] },
  captions: { scrollEvery: ['still', 'passing by'], jackpot: ['', 'with jackpot'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
