import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Marquee, type MarqueeProps } from './Marquee.tsx'

export default { component: Marquee, tags: ['!autodocs'] }

const options: MatrixOptions<MarqueeProps> = {
  component: Marquee,
  cellWidth: 460,
  props: { items: [{ id: 'works', text: 'Deposits by card pause on Sunday from 02:00 to 03:00.' }] },
  axes: { onSelect: [undefined, () => undefined] },
  captions: { onSelect: ['to read', 'to open'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
