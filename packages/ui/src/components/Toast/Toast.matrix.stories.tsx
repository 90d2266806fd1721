import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { toastTones } from './Toast.styles.ts'
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx'

export default { component: ToastRegion, tags: ['!autodocs'] }

const options: MatrixOptions<ToastRegionProps> = {
  component: ToastRegion,
  props: { toasts: [], onDismiss: () => undefined, isInline: true },
  axes: {
    toasts: keysOf(toastTones).map((tone) => [
      { id: 'short', tone, message: `A ${tone} piece of news`, duration: Number.POSITIVE_INFINITY },
      {
        id: 'long',
        tone,
        message: 'News that needs more than one line, because it says what happened and why',
        action: { label: 'Undo', onPress: () => undefined },
        duration: Number.POSITIVE_INFINITY,
      },
    ]),
  },
  captions: { toasts: keysOf(toastTones) },
  cellWidth: 480,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
