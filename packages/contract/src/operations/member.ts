import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type Amount, AmountSchema, toMinor } from '../schemas/amount.ts'
import { type Consolidated, ConsolidatedSchema } from '../schemas/consolidated.ts'
import { type MemberInfo, MemberInfoSchema } from '../schemas/member.ts'

export const memberInfo = defineOperation<undefined, MemberInfo>()({
  path: '/wps/member/info',
  method: 'GET',
  access: 'session',
  requirement: 'I07',
  summary: 'The signed-in account',
  whilePasswordDue: true,
  value: MemberInfoSchema,
})

export interface MemberIcon {
  url: string
}

export const memberIcon = defineOperation<undefined, MemberIcon>()({
  path: '/wps/member/info/icon',
  method: 'GET',
  access: 'session',
  requirement: 'I08',
  summary: 'The avatar as an image address',
  value: Type.Object({ url: Type.String() }),
})

/** I09. Asked for once per session (GW05); contract and salary pages of the agent centre depend on it (X04). */
export const consolidated = defineOperation<undefined, Consolidated>()({
  path: '/wps/member/info/funds/consolidated',
  method: 'GET',
  access: 'agent',
  requirement: 'I09',
  summary: 'Contracts and salaries that the server has on for agents',
  value: ConsolidatedSchema,
  sessionKey: 'consolidated',
})

export interface WireBalance {
  sumBalance: Amount
}

/** In minor units. */
export interface Balance {
  sumBalance: number
}

/** I25. The domain value is in minor units. */
export const balance = defineOperation<undefined, WireBalance, Balance>()(
  {
    path: '/wps/v2/wallets/balance',
    method: 'GET',
    access: 'session',
    requirement: 'I25',
    summary: 'Balance of all wallets',
    value: Type.Object({ sumBalance: AmountSchema }),
  },
  (wire, decimals) => ({ sumBalance: toMinor(wire.sumBalance, decimals) }),
)

export interface MerchantWallet {
  isSingle: boolean
}

/** I28. Whether one wallet pays for the games of all vendors, so that nothing has to be moved before play (EN03). */
export const merchantWallet = defineOperation<undefined, MerchantWallet>()({
  path: '/wps/relay/GCS_merchantWallet',
  method: 'GET',
  access: 'guest',
  requirement: 'I28',
  summary: 'Kind of wallet the merchant has',
  value: Type.Object({ isSingle: Type.Boolean() }),
  maxAge: 300,
})
