import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Drawing, type DrawingProps } from './Drawing.tsx'
import * as drawings from './drawings.ts'

export default { component: Drawing, tags: ['!autodocs'] }

/** `notFoundDrawing` as “not found”. */
const nameOf = (name: string): string =>
  name.replace('Drawing', '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const options: MatrixOptions<DrawingProps> = {
  component: Drawing,
  props: { of: drawings.emptyDrawing },
  axes: { of: Object.values(drawings) },
  captions: { of: Object.keys(drawings).map(nameOf) },
  cellWidth: 208,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
