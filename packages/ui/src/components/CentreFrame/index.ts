export {
  type CentreEntry,
  CentreFrame,
  type CentreFrameLabels,
  type CentreFrameProps,
  centreFrameLabels,
} from './CentreFrame.tsx'
