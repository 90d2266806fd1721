import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { MemberTransfer, type MemberTransferProps } from './MemberTransfer.tsx'

export default { component: MemberTransfer, tags: ['!autodocs'] }

const to = { name: 'Marek', account: 'demoagent' }
const sent = { id: '10420', to, amount: 2_500, balance: 480_000, time: '2026-11-20T18:02:11Z', href: '#1' }
const options: MatrixOptions<MemberTransferProps> = {
  component: MemberTransfer,
  props: { to, balance: 480_000, onSend: async () => undefined, onAgain: () => undefined, sent: [sent] },
  axes: { balance: [480_000, 0], sent: [[sent], []] },
  captions: { balance: ['money', 'none'], sent: ['sent before', 'nothing before'] },
  cellWidth: 900,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)

const afterwards: MatrixOptions<MemberTransferProps> = {
  ...options,
  axes: { done: [sent] },
  captions: { done: ['sent'] },
}

export const DarkSent = matrix('dark', afterwards)
export const LightSent = matrix('light', afterwards)
