import { keysOf, type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { openingForms } from './Opening.styles.ts'
import { Opening, type OpeningProps } from './Opening.tsx'

export default { component: Opening, tags: ['!autodocs'] }

const options: MatrixOptions<OpeningProps> = {
  component: Opening,
  props: { title: 'Tonight at nine', action: <Button tone="primary">See the draws</Button> },
  axes: { form: keysOf(openingForms), text: [undefined, 'Six lotteries are drawn before midnight.'] },
  captions: { text: ['title alone', 'with text'] },
  cellWidth: pageWidth,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
