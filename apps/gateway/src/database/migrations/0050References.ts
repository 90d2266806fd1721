import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const named = (table: string, id: string, old: string): readonly string[] => [
  `alter table ${table} add column reference text`,
  `update ${table} set reference = '${old}' || ${id}`,
  `alter table ${table} alter column reference set not null`,
  `alter table ${table} add constraint ${table}_reference unique (merchant_id, reference)`,
]

const statements = [
  ...named('promotion_applications', 'application_id', 'A-'),
  ...named('promotion_images', 'image_id', ''),
  ...named('feedback', 'feedback_id', 'F-'),
]

/**
 * What members are told of an application, its pictures and a feedback names no count that runs over all sites (P26, M10);
 * what was told before stays.
 */
export const references: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
