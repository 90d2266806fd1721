export {
  defaultFloatingBarLabels,
  FloatingBar,
  type FloatingBarEntry,
  type FloatingBarLabels,
  type FloatingBarProps,
  type FloatingLink,
} from './FloatingBar.tsx'
