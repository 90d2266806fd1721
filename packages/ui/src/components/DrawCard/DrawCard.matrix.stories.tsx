import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { drawCardSizes } from './DrawCard.styles.ts'
import { DrawCard, type DrawCardProps } from './DrawCard.tsx'

export default { component: DrawCard, tags: ['!autodocs'] }

const when = { instant: '2026-11-20T21:00:00Z', day: 'tonight', time: '21:00' }
const open = { isOpen: true, text: 'Open until 20:50' }
const closed = { isOpen: false, text: 'Sale closed' }

const options: MatrixOptions<DrawCardProps> = {
  component: DrawCard,
  cellWidth: 300,
  props: { name: 'Evening Six', remark: 'Six of 45, every evening', when },
  axes: { size: keysOf(drawCardSizes), when: [when, undefined], sale: [open, closed] },
  captions: { when: ['', 'time not known'], sale: ['on sale', 'closed'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
export const LightNarrow = matrix('light', {
  ...options,
  cellWidth: 170,
  axes: { size: ['small'], sale: [open, closed] },
})
