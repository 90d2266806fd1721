import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { NavDropdown } from '../NavDropdown/NavDropdown.tsx'
import { NavRow, type NavRowProps } from './NavRow.tsx'

export default { component: NavRow, tags: ['!autodocs'] }

const entries = (active: string) =>
  ['Lottery', 'Live casino', 'Slots', 'Sports', 'Fish games'].map((label) => ({
    id: label,
    label,
    href: `#${label}`,
    isActive: label === active,
    content: <NavDropdown label={label} href={`#${label}`} isActive={label === active} />,
  }))

const options: MatrixOptions<NavRowProps> = {
  component: NavRow,
  cellWidth: 400,
  props: { entries: entries('') },
  axes: { entries: [entries('Slots'), entries('Fish games')] },
  captions: { entries: ['a place in sight', 'a place at the end'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
