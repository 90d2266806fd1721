import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Prose, type ProseProps } from './Prose.tsx'

export default { component: Prose, tags: ['!autodocs'] }

const words = (
  <>
    <h2>Looking up a round</h2>
    <p>
      Open your <a href="#records">bet records</a> and choose the round.
    </p>
    <ul>
      <li>Every bet has a reference.</li>
      <li>Results stand for two years.</li>
    </ul>
  </>
)
const quote = (
  <>
    <blockquote>A round that is not in the records was not played.</blockquote>
    <pre>round 4711</pre>
  </>
)

const options: MatrixOptions<ProseProps> = {
  component: Prose,
  props: { children: words },
  axes: { children: [words, quote] },
  captions: { children: ['headings and lists', 'quotes and code'] },
  cellWidth: 400,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
