import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { storyPosters } from '../../stories/art/posters.ts'
import { Rail, type RailProps } from './Rail.tsx'

export default { component: Rail, tags: ['!autodocs'] }

const items = storyPosters(6).map(({ id, poster }) => (
  <li key={id} style={{ inlineSize: 140 }}>
    <img src={poster} alt="" width={140} height={187} style={{ display: 'block', borderRadius: 8 }} />
  </li>
))

const options: MatrixOptions<RailProps> = {
  component: Rail,
  cellWidth: 480,
  props: { title: 'Slots', children: items },
  axes: { more: [undefined, { href: '#all', text: 'More games', name: 'More games: Slots' }] },
  captions: { more: ['', 'with a way to all'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
