import { LogOut, Pencil, ReceiptText } from 'lucide'
import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { openAll } from '../../../stories/openAll.ts'
import { Button } from '../Button/Button.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { Menu, type MenuItem, type MenuProps } from './Menu.tsx'

export default { component: Menu, tags: ['!autodocs'] }

const actions: readonly MenuItem[] = [
  { id: 'name', label: 'Rename', icon: <Glyph of={Pencil} /> },
  { id: 'logins', label: 'Logins on this device', icon: <Glyph of={ReceiptText} />, disabled: true },
  { id: 'out', label: 'Sign out there', icon: <Glyph of={LogOut} />, isDanger: true, isSeparated: true },
]
const order: readonly MenuItem[] = [
  { id: 'popular', label: 'Most played', isChecked: true },
  { id: 'return', label: 'Highest return', hint: 'As the makers state it', isChecked: false },
  { id: 'stake', label: 'Smallest stake', isChecked: false, disabled: true },
]

const closed: MatrixOptions<MenuProps> = {
  component: Menu,
  props: { label: 'Actions', align: 'start', items: actions },
  axes: {
    trigger: [
      undefined,
      (button) => (
        <Button {...button} size="small">
          Actions
        </Button>
      ),
    ],
  },
  captions: { trigger: ['three dots', 'a button with words'] },
  cellWidth: 210,
}

export const Dark = matrix('dark', closed)
export const Light = matrix('light', closed)

const open: MatrixOptions<MenuProps> = {
  ...closed,
  props: { label: 'Actions', items: actions },
  axes: { items: [actions, order, [{ id: 'name', label: 'Rename' }]], align: ['start', 'end'] },
  captions: { items: ['actions', 'one of several', 'a single action'], align: ['from the start', 'from the end'] },
  cellWidth: 328,
  cellHeight: 216,
}
const ends: MatrixOptions<MenuProps> = {
  ...open,
  component: (props) => (
    <div style={{ display: 'grid', justifyItems: props.align }}>
      <Menu {...props} />
    </div>
  ),
}

export const DarkOpen = { ...matrix('dark', ends), play: openAll }
export const LightOpen = { ...matrix('light', ends), play: openAll }
