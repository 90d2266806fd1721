export { defaultMarqueeLabels, Marquee, type MarqueeItem, type MarqueeLabels, type MarqueeProps } from './Marquee.tsx'
