export { Marquee, type MarqueeItem, type MarqueeLabels, type MarqueeProps, marqueeLabels } from './Marquee.tsx'
