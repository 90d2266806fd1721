/** OIDs of PostgreSQL types whose default parsing differs between PGlite and pg, or loses precision. */
const oid = { bytea: 17, int8: 20, date: 1082 } as const

const parseBytes = (text: string): Buffer => Buffer.from(text.slice(2), 'hex')
const parseText = (text: string): string => text

/** How both drivers read values: `int8` as bigint, `bytea` as Buffer, `date` as `yyyy-MM-dd`. */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [oid.bytea]: parseBytes,
  [oid.int8]: BigInt,
  [oid.date]: parseText,
}
