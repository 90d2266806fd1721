import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Accordion, type AccordionProps } from './Accordion.tsx'

export default { component: Accordion, tags: ['!autodocs'] }

const one = [{ id: 'when', title: 'When is the draw?', content: <p>Every evening at nine.</p> }]
const two = [
  ...one,
  {
    id: 'long',
    title: 'What happens to a ticket that was bought after the sale had closed?',
    content: <p>It waits.</p>,
  },
]

const options: MatrixOptions<AccordionProps> = {
  component: Accordion,
  props: { items: one },
  axes: { items: [one, two] },
  captions: { items: ['one question', 'two questions'] },
  cellWidth: 400,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
