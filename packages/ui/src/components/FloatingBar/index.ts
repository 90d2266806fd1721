export {
  FloatingBar,
  type FloatingBarEntry,
  type FloatingBarLabels,
  type FloatingBarProps,
  type FloatingLink,
  floatingBarLabels,
} from './FloatingBar.tsx'
