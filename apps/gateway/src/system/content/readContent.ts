import { sourceLanguage } from '@foyer/brand'
import type { CallContext } from '../../calls/handlers.ts'

/**
 * The entries of one kind in the order of their positions; where a language has none, those of the source language. `language` is empty for content without words. Its shape is
 * the kind's own: whoever writes a kind and whoever reads it agree on it.
 */
export async function readContent<Data extends object>(
  { db, merchant }: Pick<CallContext, 'db' | 'merchant'>,
  kind: string,
  language: string,
): Promise<Data[]> {
  const rows = await db
    .selectFrom('content')
    .select(['language', 'data'])
    .where('merchant_id', '=', merchant.id)
    .where('kind', '=', kind)
    .where('language', 'in', language === '' ? [''] : [language, sourceLanguage])
    .orderBy('position')
    .orderBy('content_id')
    .execute()
  const own = rows.filter((row) => row.language === language)
  // jsonb comes back as what was written.
  return (own.length > 0 ? own : rows).map((row) => row.data as Data)
}
