import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { LoaderOverlay, type LoaderOverlayProps } from './LoaderOverlay.tsx'

export default { component: LoaderOverlay, tags: ['!autodocs'] }

const options = (cover: LoaderOverlayProps['cover']): MatrixOptions<LoaderOverlayProps> => ({
  component: LoaderOverlay,
  photograph: 'page',
  props: {},
  axes: { cover: [cover] },
})

export const Dark = matrix('dark', options('container'))
export const Light = matrix('light', options('page'))
