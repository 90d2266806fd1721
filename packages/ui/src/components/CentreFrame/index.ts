export {
  type CentreEntry,
  CentreFrame,
  type CentreFrameLabels,
  type CentreFrameProps,
  defaultCentreFrameLabels,
} from './CentreFrame.tsx'
