import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { noticeTones } from './Notice.styles.ts'
import { Notice, type NoticeProps } from './Notice.tsx'

export default { component: Notice, tags: ['!autodocs'] }

const options: MatrixOptions<NoticeProps> = {
  component: Notice,
  props: { title: 'Password changed', children: 'Every other device has been signed out.' },
  axes: {
    tone: keysOf(noticeTones),
    action: [
      undefined,
      <Button key="undo" size="small">
        Devices
      </Button>,
    ],
    onDismiss: [undefined, () => undefined],
  },
  captions: { action: ['', 'with action'], onDismiss: ['', 'can be put away'] },
  cellWidth: 330,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
