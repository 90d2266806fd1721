import Type from 'typebox'

/** Which contracts and salaries agents have, by the platform's names (EN18). */
export interface Consolidated {
  divtypereq: boolean
  dailysalreq: boolean
  contracthoursalreq: boolean
  realtimesalreqtype: boolean
}

export const ConsolidatedSchema = Type.Object({
  divtypereq: Type.Boolean({ description: 'Dividend contracts' }),
  dailysalreq: Type.Boolean({ description: 'Daily salary' }),
  contracthoursalreq: Type.Boolean({ description: 'Hourly salary' }),
  realtimesalreqtype: Type.Boolean({ description: 'Real-time salary' }),
})

/** Kinds of contract between an agent and the downline, and the flag that says whether there is one. */
export const contractFlags = {
  dividend: 'divtypereq',
  dailySalary: 'dailysalreq',
  hourSalary: 'contracthoursalreq',
  realtimeSalary: 'realtimesalreqtype',
} as const satisfies Readonly<Record<string, keyof Consolidated>>

export type ContractKind = keyof typeof contractFlags

export const ContractKindSchema = Type.Union([
  Type.Literal('dividend'),
  Type.Literal('dailySalary'),
  Type.Literal('hourSalary'),
  Type.Literal('realtimeSalary'),
])
