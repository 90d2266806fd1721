export { type ListSwitchLabels, listSwitchLabels } from './ListSwitch.labels.ts'
export { ListSwitch, type ListSwitchOption, type ListSwitchProps } from './ListSwitch.tsx'
