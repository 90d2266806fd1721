import { Flame } from 'lucide'
import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { tabsVariants } from './Tabs.styles.ts'
import { Tabs, type TabsProps } from './Tabs.tsx'

export default { component: Tabs, tags: ['!autodocs'] }

const options: MatrixOptions<TabsProps> = {
  component: Tabs,
  props: {
    label: 'Classification',
    items: [
      { id: 'ALL', label: 'All' },
      { id: 'HOT', label: 'Popular', icon: <Glyph of={Flame} />, badge: 12 },
      { id: 'NEW', label: 'New', disabled: true },
    ],
    selected: 'ALL',
    onSelect: () => undefined,
  },
  axes: { variant: keysOf(tabsVariants), selected: ['ALL', 'HOT'], children: [undefined, 'What the tab shows.'] },
  captions: { selected: ['first chosen', 'second chosen'], children: ['', 'with panel'] },
  cellWidth: 328,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
