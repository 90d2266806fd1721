import { sourceLanguage } from '@foyer/brand'
import { tagChain } from '@foyer/rules'
import type { CallContext } from '../../calls/handlers.ts'

/** Languages that content is read in, the nearest first. */
const tagsOf = (language: string): readonly string[] =>
  language === '' ? [''] : [...tagChain(language), sourceLanguage]

/**
 * The entries of one kind in the order of their positions; where a language has none, those that are nearest to it. `language` is empty for content without words. Its shape is
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
    .where('language', 'in', tagsOf(language))
    .orderBy('position')
    .orderBy('content_id')
    .execute()
  const nearest = tagsOf(language).find((known) => rows.some((row) => row.language === known))
  // jsonb comes back as what was written.
  return rows.filter((row) => row.language === nearest).map((row) => row.data as Data)
}
