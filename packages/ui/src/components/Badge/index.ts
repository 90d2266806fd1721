export { type BadgeTone, badgeTones } from './Badge.styles.ts'
export { Badge, type BadgeProps } from './Badge.tsx'
