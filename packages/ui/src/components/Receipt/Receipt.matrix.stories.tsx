import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Receipt, type ReceiptProps } from './Receipt.tsx'

export default { component: Receipt, tags: ['!autodocs'] }

const options: MatrixOptions<ReceiptProps> = {
  component: Receipt,
  props: { rows: [{ id: 'pay', label: 'You pay', value: '$100.00' }] },
  axes: {
    total: [undefined, { id: 'get', label: 'Added to your balance', value: '$98.50' }],
    note: [undefined, 'Usually at once.'],
  },
  captions: { total: ['rows alone', 'with what comes of them'], note: ['', 'with a note'] },
  cellWidth: 300,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
