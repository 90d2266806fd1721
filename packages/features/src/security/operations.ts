import type { OperationId } from '@foyer/contract'

/** All this feature may ask of the server. */
export const operations = [
  'securityOverview',
  'memberIcon',
  'memberProfile',
  'saveProfile',
  'countries',
  'memberSessions',
  'endMemberSession',
  'endOtherSessions',
  'accountActivity',
  'passkeys',
  'renamePasskey',
  'removePasskey',
  'systemStatus',
] as const satisfies readonly OperationId[]
export type Operation = (typeof operations)[number]
