import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { CentreFrame, type CentreFrameProps } from './CentreFrame.tsx'

export default { component: CentreFrame, tags: ['!autodocs'] }

const options: MatrixOptions<CentreFrameProps> = {
  component: CentreFrame,
  photograph: 'page',
  cellWidth: 200,
  props: {
    isOpen: true,
    name: 'Member centre',
    entries: [
      { id: 'bets', label: 'Bet records' },
      { id: 'messages', label: 'Messages', badge: 4 },
    ],
    activeId: 'bets',
    children: <p>The page stands here.</p>,
    onNavigate: () => undefined,
    onClose: () => undefined,
  },
  axes: {},
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
