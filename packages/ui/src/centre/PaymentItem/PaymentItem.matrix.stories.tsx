import { CreditCard } from 'lucide'
import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Badge } from '../../components/Badge/index.ts'
import { Glyph } from '../../components/Icon/index.ts'
import { PaymentItem, type PaymentItemProps } from './PaymentItem.tsx'

export default { component: PaymentItem, tags: ['!autodocs'] }

const options: MatrixOptions<PaymentItemProps> = {
  component: PaymentItem,
  props: {
    icon: <Glyph of={CreditCard} />,
    title: 'Card',
    amount: '$100.00',
    facts: '2026-11-20 18:02:11',
    badge: <Badge tone="info">Waiting</Badge>,
  },
  axes: { isOpen: [false, true], text: [undefined, 'Finish the payment on the page of the provider.'] },
  captions: { isOpen: ['one of a list', 'waits for its payer'], text: ['', 'with what to do'] },
  cellWidth: 400,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
