export {
  ListSwitch,
  type ListSwitchLabels,
  type ListSwitchOption,
  type ListSwitchProps,
  listSwitchLabels,
} from './ListSwitch.tsx'
