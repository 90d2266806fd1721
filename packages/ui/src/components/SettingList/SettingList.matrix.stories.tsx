import { KeyRound } from 'lucide'
import { type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { SettingList, type SettingListProps } from './SettingList.tsx'

export default { component: SettingList, tags: ['!autodocs'] }

const bare = [{ id: 'password', title: 'Password', icon: <Glyph of={KeyRound} /> }]
const full = bare.map((item) => ({
  ...item,
  badge: <Badge tone="positive">On</Badge>,
  text: 'Changed on 2026-11-02',
  actions: <Button size="small">Change</Button>,
}))

const options: MatrixOptions<SettingListProps> = {
  component: SettingList,
  props: { title: 'Signing in', lead: 'How you get into your account.' },
  axes: { items: [bare, full, undefined], action: [undefined, <Button key="add">Add</Button>] },
  captions: { items: ['names alone', 'with state and action', 'not known yet'], action: ['', 'with a way to add'] },
  cellWidth: 420,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
