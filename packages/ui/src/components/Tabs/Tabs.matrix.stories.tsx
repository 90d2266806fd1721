import Flame from 'lucide-react/icons/flame'
import { keysOf, type MatrixOptions, matrix } from '../../../stories/matrix.tsx'
import { tabsVariants } from './Tabs.styles.ts'
import { Tabs, type TabsProps } from './Tabs.tsx'

export default { component: Tabs, tags: ['!autodocs'] }

const options: MatrixOptions<TabsProps> = {
  component: Tabs,
  props: {
    label: 'Classification',
    items: [
      { id: 'ALL', label: 'All' },
      { id: 'HOT', label: 'Popular', icon: <Flame />, badge: 12 },
      { id: 'NEW', label: 'New', isDisabled: true },
    ],
    selected: 'ALL',
    onSelect: () => undefined,
  },
  axes: { variant: keysOf(tabsVariants), selected: ['ALL', 'HOT'], children: [undefined, 'What the tab shows.'] },
  cellWidth: 400,
}

export const Dark = matrix('dark', options)
export const Light = matrix('light', options)
