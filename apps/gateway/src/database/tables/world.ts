import type { JSONColumnType } from 'kysely'

/** Content by kind and language: announcements, banners, help, resources, lotteries, customer service. */
export interface ContentTable {
  merchant_id: number
  kind: string
  content_id: string
  language: string
  position: number
  data: JSONColumnType<Record<string, unknown>>
}

/** Facts of the whole world: clock offset, seed version, keys. */
export interface SettingsTable {
  name: string
  value: JSONColumnType<Record<string, unknown>>
}
