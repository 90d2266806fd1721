import type { ListSwitchLabels } from '../../../packages/ui/src/components/ListSwitch/index.ts'

export const labels: ListSwitchLabels = {
  group: 'Liste',
}
