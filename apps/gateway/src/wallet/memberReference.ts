import { hash } from 'node:crypto'

interface MemberKey {
  readonly merchantId: number
  readonly memberId: bigint
  /** The sender's own name for it, which nobody else is to read or to choose freely. */
  readonly key: string
}

/** What a transfer of a member is called in the records: one key of one member has one name, and no other has it. */
export const memberReference = ({ merchantId, memberId, key }: MemberKey): string =>
  `T${hash('sha256', `${merchantId}\n${memberId}\n${key}`, 'hex').slice(0, 23).toUpperCase()}`

const letters = 'GHJKLMNPQR'

/** The same in letters alone, so that the number of an entry is never a part of it by chance. */
export const letteredReference = (named: MemberKey): string =>
  memberReference(named).replace(/\d/g, (digit) => letters.charAt(Number(digit)))
