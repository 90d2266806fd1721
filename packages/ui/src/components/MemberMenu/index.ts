export { MemberMenu } from './MemberMenu.tsx'
export {
  type MemberMenuEntry,
  type MemberMenuLabels,
  type MemberMenuProps,
  memberMenuLabels,
} from './MemberMenu.types.ts'
