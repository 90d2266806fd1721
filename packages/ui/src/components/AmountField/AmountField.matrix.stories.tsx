import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Form } from '../Form/index.ts'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

export default { component: AmountField, tags: ['!autodocs'] }

const some = [20n, 50n, 100n].map((whole) => ({ value: whole * 100n, label: `$${whole}` }))
const options: MatrixOptions<AmountFieldProps> = {
  component: (props) => (
    <Form submit="Go on" initialValues={{ amount: 5000n }} onSubmit={() => undefined}>
      <AmountField {...props} />
    </Form>
  ),
  props: { label: 'Amount', symbol: '$', hint: '$10.00 to $5,000.00' },
  axes: { suggestions: [[], some] },
  captions: { suggestions: ['alone', 'suggestions'] },
  cellWidth: 328,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
