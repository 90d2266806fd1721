import { type MatrixOptions, matrix, pageWidth } from '../../../stories/matrix.tsx'
import { storyVendors } from '../../stories/art/vendors.ts'
import { NavDropdown, type NavDropdownProps } from './NavDropdown.tsx'

export default { component: NavDropdown, tags: ['!autodocs'] }

const vendors = Array.from({ length: 15 }, (_, at) => {
  const { name, mark } = storyVendors[at % storyVendors.length] ?? storyVendors[0]
  return { id: `vendor-${at}`, label: name, href: `#${at}`, image: mark }
})

const options: MatrixOptions<NavDropdownProps> = {
  component: NavDropdown,
  cellWidth: 160,
  props: { label: 'Slots', href: '#rng' },
  axes: { isActive: [false, true], items: [[], vendors] },
  captions: { items: ['plain link', 'with vendors'] },
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)

/** As in a header, whose width the list takes. */
const open: MatrixOptions<NavDropdownProps> = {
  component: (props) => (
    <div style={{ position: 'relative', background: 'var(--fy-color-surface)' }}>
      <NavDropdown {...props} />
    </div>
  ),
  cellWidth: pageWidth,
  cellHeight: 330,
  props: { ...options.props, items: vendors, moreHref: '#more', isActive: true },
  axes: {},
}
const press = ({ canvasElement }: { readonly canvasElement: HTMLElement }): void =>
  canvasElement.querySelector<HTMLElement>('[data-part=toggle]')?.click()

export const DarkOpen = { ...matrix('dark', open), play: press }
export const LightOpen = { ...matrix('light', open), play: press }
