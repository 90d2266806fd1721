import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyFigures } from '../../stories/art/figures.ts'
import { figuresForms } from './Figures.styles.ts'
import { Figures, type FiguresProps } from './Figures.tsx'

export default { component: Figures, tags: ['!autodocs'] }

const options: MatrixOptions<FiguresProps> = {
  component: Figures,
  cellWidth: 360,
  props: { figures: storyFigures },
  axes: { form: keysOf(figuresForms) },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
