import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

export default { component: TextArea, tags: ['!autodocs'] }

const options: MatrixOptions<TextAreaProps> = {
  component: TextArea,
  props: { label: 'What happened?', placeholder: 'In your own words', hint: 'At least 10 characters', most: 140 },
  axes: {
    defaultValue: [undefined, 'The wheel stood still for a minute.\nThen my bet was gone.'],
    error: [undefined, 'Say a little more: at least 10 characters.'],
    disabled: [false, true],
  },
  captions: { defaultValue: ['empty', 'filled'] },
  cellWidth: 328,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
