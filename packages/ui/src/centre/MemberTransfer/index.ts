export { type MemberTransferLabels, memberTransferLabels } from './MemberTransfer.labels.ts'
export { MemberTransfer, type MemberTransferProps } from './MemberTransfer.tsx'
export type { Partner, RecipientSearch, SentMoney } from './MemberTransfer.types.ts'
