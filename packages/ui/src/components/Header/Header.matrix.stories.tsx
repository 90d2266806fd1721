import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Header, type HeaderProps } from './Header.tsx'

export default { component: Header, tags: ['!autodocs'] }

const options: MatrixOptions<HeaderProps> = {
  component: Header,
  cellWidth: 976,
  props: {
    logo: <strong>Lantern</strong>,
    nav: ['Lottery', 'Live', 'Slots'].map((word) => (
      <a key={word} href={`#${word}`} style={{ padding: 12, color: 'inherit' }}>
        {word}
      </a>
    )),
    actions: <span>Sign in</span>,
  },
  axes: {},
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
