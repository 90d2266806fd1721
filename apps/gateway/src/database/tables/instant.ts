import type { ColumnType } from 'kysely'

/** A point in time: read as a date, written as one or as ISO 8601 text. */
export type Instant = ColumnType<Date, Date | string, Date | string>
