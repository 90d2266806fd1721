import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Notice } from '../../components/Notice/index.ts'
import { PaymentFrame, type PaymentFrameProps } from './PaymentFrame.tsx'

export default { component: PaymentFrame, tags: ['!autodocs'] }

const options: MatrixOptions<PaymentFrameProps> = {
  component: PaymentFrame,
  props: { children: <p>Form</p>, historyTitle: 'Your deposits', history: <p>Nothing yet</p> },
  axes: {
    notice: [undefined, <Notice key="notice">One deposit was declined.</Notice>],
    news: [undefined, <p key="news">One deposit waits for your bank.</p>],
  },
  captions: { notice: ['', 'declined'], news: ['nothing waits', 'something waits'] },
  cellWidth: 900,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
