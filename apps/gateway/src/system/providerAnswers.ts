import type { DeskProviders } from '@foyer/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { readSetting, writeSetting } from '../database/settings.ts'

const settingName = (merchantId: number): string => `providers:${merchantId}`

/** What the sandbox's verification providers answer (I65): that all is well, until somebody says otherwise at the desk. */
export const readProviderAnswers = async (db: Kysely<Database>, merchantId: number): Promise<DeskProviders> => ({
  phone: 'accepted',
  human: 'accepted',
  ...(await readSetting(db, settingName(merchantId))),
})

export const writeProviderAnswers = (db: Kysely<Database>, merchantId: number, answers: DeskProviders): Promise<void> =>
  writeSetting(db, settingName(merchantId), answers)
