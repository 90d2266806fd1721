export { MemberMenu } from './MemberMenu.tsx'
export {
  defaultMemberMenuLabels,
  type MemberMenuEntry,
  type MemberMenuLabels,
  type MemberMenuProps,
} from './MemberMenu.types.ts'
