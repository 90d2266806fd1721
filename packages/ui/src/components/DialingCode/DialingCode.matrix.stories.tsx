import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { someCountries } from './countries.fixture.ts'
import { DialingCode, type DialingCodeProps } from './DialingCode.tsx'

export default { component: DialingCode, tags: ['!autodocs'] }

const options: MatrixOptions<DialingCodeProps> = {
  component: DialingCode,
  props: { label: 'Country', countries: someCountries },
  axes: {
    value: [undefined, 'TR'],
    hint: [undefined, 'Where the number belongs.'],
    error: [undefined, 'Choose a country.'],
    disabled: [false, true],
  },
  captions: { value: ['nothing chosen', 'chosen'] },
  cellWidth: 300,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
