/** How often something that instances remember has changed. Triggers write both tables. */
export interface ChangesTable {
  merchant_id: number
  subject: 'catalogue' | 'members'
  version: bigint
}

/** The version of `members` at which a member, or one of its sessions, changed last. */
export interface MemberChangesTable {
  merchant_id: number
  member_id: bigint
  version: bigint
}
