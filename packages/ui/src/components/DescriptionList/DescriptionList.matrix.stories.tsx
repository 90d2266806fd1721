import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { DescriptionList, type DescriptionListProps, type DescriptionRow } from './DescriptionList.tsx'

export default { component: DescriptionList, tags: ['!autodocs'] }

const known: DescriptionRow[] = [
  { id: 'name', label: 'Username', value: 'demoplayer', hint: 'Since 3 March 2024' },
  { id: 'mail', label: 'Email', value: undefined },
]
const action = (
  <Button size="small" tone="quiet">
    Change
  </Button>
)

const options: MatrixOptions<DescriptionListProps> = {
  component: DescriptionList,
  props: { rows: known },
  axes: { rows: [known, known.map((row) => ({ ...row, action }))] },
  captions: { rows: ['facts', 'with actions'] },
  cellWidth: 520,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
