import type { Merchant, SandboxHost } from '@foyer/gateway/ports'
import { contentWords } from './world/content/contentWords.ts'

const clubs = [
  { level: 1, word: 'bronze', color: '#c98b57', color2: '#8a5a33' },
  { level: 2, word: 'silver', color: '#c7ccd6', color2: '#7f8898' },
  { level: 3, word: 'gold', color: '#e5c15c', color2: '#a67c1c' },
] as const

/** The clubs of a merchant (EN01), one of which the demo player is in; what is there already is left alone. */
export async function seedClubs({ db }: SandboxHost, { id }: Merchant): Promise<void> {
  const rows = clubs.map(({ level, word, color, color2 }) => ({
    merchant_id: id,
    rank_level: level,
    names: JSON.stringify(Object.fromEntries([...contentWords].map(([tag, words]) => [tag, words.clubs[word]]))),
    color,
    color2,
  }))
  await db
    .insertInto('clubs')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('members')
    .set({ club_level: 2, member_label: 'Regular' })
    .where('merchant_id', '=', id)
    .where('username_key', '=', 'demoplayer')
    .where('club_level', 'is', null)
    .execute()
}
