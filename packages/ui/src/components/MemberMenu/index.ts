export { type MemberMenuLabels, memberMenuLabels } from './MemberMenu.labels.ts'
export { MemberMenu } from './MemberMenu.tsx'
export type { MemberMenuEntry, MemberMenuProps } from './MemberMenu.types.ts'
