export {
  defaultListSwitchLabels,
  ListSwitch,
  type ListSwitchLabels,
  type ListSwitchOption,
  type ListSwitchProps,
} from './ListSwitch.tsx'
