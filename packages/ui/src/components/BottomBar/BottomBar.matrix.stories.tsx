import { Gamepad2, House, User } from 'lucide'
import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { BottomBar, type BottomBarProps } from './BottomBar.tsx'

export default { component: BottomBar, tags: ['!autodocs'] }

const entries = (current: string, count?: number) => [
  { id: 'home', label: 'Home', icon: <Glyph of={House} size={22} />, href: '#home', isCurrent: current === 'home' },
  {
    id: 'games',
    label: 'Games',
    icon: <Glyph of={Gamepad2} size={22} />,
    href: '#games',
    isCurrent: current === 'games',
  },
  { id: 'account', label: 'Account', icon: <Glyph of={User} size={22} />, count },
]

const options: MatrixOptions<BottomBarProps> = {
  component: BottomBar,
  cellWidth: 360,
  props: { entries: [] },
  axes: { entries: [entries('home'), entries('games', 3), entries('', 128)] },
  captions: { entries: ['at home', 'in games, with a count', 'elsewhere, with a large count'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
