export { type MarqueeLabels, marqueeLabels } from './Marquee.labels.ts'
export { Marquee, type MarqueeItem, type MarqueeProps } from './Marquee.tsx'
