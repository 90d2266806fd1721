export { type CentreFrameLabels, centreFrameLabels } from './CentreFrame.labels.ts'
export { type CentreEntry, CentreFrame, type CentreFrameProps } from './CentreFrame.tsx'
export { type TakeFocus, useFrameFocus } from './frameFocus.ts'
