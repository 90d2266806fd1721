import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { NavDropdown, type NavDropdownProps } from './NavDropdown.tsx'

export default { component: NavDropdown, tags: ['!autodocs'] }

const options: MatrixOptions<NavDropdownProps> = {
  component: NavDropdown,
  cellWidth: 160,
  props: { label: 'Slots', href: '#rng' },
  axes: { isActive: [false, true], items: [[], [{ id: 'a', label: 'Northlight', href: '#a' }]] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
