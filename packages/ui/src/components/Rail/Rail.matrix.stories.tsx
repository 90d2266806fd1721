import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Rail, type RailProps } from './Rail.tsx'

export default { component: Rail, tags: ['!autodocs'] }

const item = (index: number) => (
  <li key={index} style={{ inlineSize: 140, padding: 20, background: 'var(--fy-color-surface)' }}>
    {index}
  </li>
)

const options: MatrixOptions<RailProps> = {
  component: Rail,
  cellWidth: 480,
  props: { title: 'Slots', children: [1, 2, 3, 4, 5].map(item) },
  axes: { more: [undefined, { href: '#all', text: 'More games', name: 'More games: Slots' }] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
