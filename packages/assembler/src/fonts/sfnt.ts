/** One table of a font, e.g. `GPOS`: where its letters stand to one another. */
interface SfntTable {
  readonly tag: string
  readonly checksum: number
  readonly bytes: Buffer
}

const headLength = 12
const recordLength = 16

/** The tables of an uncompressed font, in the order of their tags (OpenType, "Table Directory"). */
export function tablesOf(sfnt: Buffer): readonly SfntTable[] {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, place) => {
    const at = headLength + recordLength * place
    const start = sfnt.readUInt32BE(at + 8)
    return {
      tag: sfnt.toString('latin1', at, at + 4),
      checksum: sfnt.readUInt32BE(at + 4),
      bytes: sfnt.subarray(start, start + sfnt.readUInt32BE(at + 12)),
    }
  })
}

/** `font` with one table of `other`, which has the same letters in the same order; as it was where either lacks the table. */
export function withTableOf(font: Buffer, other: Buffer, tag: string): Buffer {
  const theirs = tablesOf(other).find((table) => table.tag === tag)
  if (!theirs) return font
  const tables = tablesOf(font).map((table) => (table.tag === tag ? theirs : table))
  const directory = Buffer.alloc(headLength + recordLength * tables.length)
  font.copy(directory, 0, 0, headLength)
  const parts: Buffer[] = [directory]
  let end = directory.length
  for (const [place, { tag: name, checksum, bytes }] of tables.entries()) {
    const at = headLength + recordLength * place
    directory.write(name, at, 'latin1')
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(end, at + 8)
    directory.writeUInt32BE(bytes.length, at + 12)
    // Every table begins at a multiple of four bytes.
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    parts.push(bytes, padding)
    end += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}
