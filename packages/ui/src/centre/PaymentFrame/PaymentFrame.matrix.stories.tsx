import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Notice } from '../../components/Notice/index.ts'
import payment, { Pending } from './PaymentFrame.stories.tsx'
import { PaymentFrame, type PaymentFrameProps } from './PaymentFrame.tsx'

export default { component: PaymentFrame, tags: ['!autodocs'] }

const options: MatrixOptions<PaymentFrameProps> = {
  component: PaymentFrame,
  props: payment.args,
  axes: {
    notice: [undefined, <Notice key="notice">One deposit was declined.</Notice>],
    news: [undefined, Pending.args?.news],
  },
  captions: { notice: ['', 'declined'], news: ['nothing waits', 'something waits'] },
  cellWidth: 900,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
