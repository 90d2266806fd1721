import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Quote, type QuoteProps } from './Quote.tsx'

export default { component: Quote, tags: ['!autodocs'] }

const options: MatrixOptions<QuoteProps> = {
  component: Quote,
  props: { children: 'We would rather print the record.' },
  axes: { by: [undefined, 'Ada Keys'], detail: [undefined, 'Head of the desk'] },
  cellWidth: 400,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
