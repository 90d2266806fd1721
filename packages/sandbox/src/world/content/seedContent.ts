import type { Clock, Database, Merchant } from '@foyer/gateway/ports'
import type { Transaction } from 'kysely'
import { insertRows } from '../../insertRows.ts'
import { lotteryContent } from '../lotteries/lotteryContent.ts'
import { announcementContent } from './announcements/announcementContent.ts'
import { bannerContent } from './bannerContent.ts'
import { contactContent } from './contactContent.ts'
import type { ContentEntry } from './contentEntry.ts'
import { gameRules } from './gameRules.ts'
import { helpContent } from './helpContent.ts'

const columns = {
  merchant_id: 'integer',
  kind: 'text',
  content_id: 'text',
  language: 'text',
  position: 'integer',
  data: 'jsonb',
}

/** Writes everything a merchant tells its visitors, in place of what the world wrote before. */
export async function seedContent(trx: Transaction<Database>, merchant: Merchant, clock: Clock): Promise<void> {
  const now = clock.now()
  const entries: readonly ContentEntry[] = [
    ...announcementContent(merchant, now),
    ...bannerContent(merchant),
    ...helpContent(merchant),
    ...contactContent(merchant),
    ...lotteryContent(),
    ...gameRules(),
  ]
  const kinds = [...new Set(entries.map(({ kind }) => kind))]
  await trx.deleteFrom('content').where('merchant_id', '=', merchant.id).where('kind', 'in', kinds).execute()
  const rows = entries.map(({ kind, id, language, data }, position) => ({
    merchant_id: merchant.id,
    kind,
    content_id: id,
    language,
    position,
    data,
  }))
  await insertRows(trx, 'content', columns, rows)
}
