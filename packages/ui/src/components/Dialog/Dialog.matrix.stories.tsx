import { TriangleAlert } from 'lucide'
import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { dialogSizes, dialogTones } from './Dialog.styles.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'

export default { component: Dialog, tags: ['!autodocs'] }

const page = (axes: MatrixOptions<DialogProps>['axes']): MatrixOptions<DialogProps> => ({
  component: Dialog,
  photograph: 'page',
  props: {
    isOpen: true,
    onClose: () => undefined,
    icon: <Glyph of={TriangleAlert} />,
    title: 'This needs a real account',
    children: 'Trial accounts can look around and play with play money only.',
    buttons: [{ label: 'Not now' }, { label: 'Sign up', tone: 'primary' }],
  },
  axes,
})
const [small, medium, large] = keysOf(dialogSizes).map((size) => ({ size: [size] }))
const [, info, positive, warning, negative] = keysOf(dialogTones).map((tone) => ({ tone: [tone] }))

export const DarkSmall = matrix('dark', page({ ...small, ...warning }))
export const DarkMedium = matrix('dark', page({ ...medium, ...info }))
export const DarkLarge = matrix('dark', page({ ...large, ...negative }))
export const LightSmall = matrix('light', page({ ...small, ...positive }))
export const LightMedium = matrix('light', page({ ...medium, ...warning }))
export const LightLarge = matrix('light', page({ ...large }))
