import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const textFile = /\.(html|css|js|mjs|json|svg|txt|xml|webmanifest|map)$/

/** Whether a file gets smaller by compression; pictures and fonts are compressed already. */
export const isCompressible = (path: string): boolean => textFile.test(path)

/** How much work compression is worth: shared files are made once and read by every brand. */
export type Effort = 'page' | 'shared'

const brotliQuality = { page: 4, shared: 9 } as const
const gzipLevel = { page: 4, shared: 9 } as const

/** The compressed forms of a text, by the end of their names. */
export function compress(bytes: Uint8Array, effort: Effort): readonly (readonly [suffix: string, bytes: Uint8Array])[] {
  const brotli = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  return [
    ['.br', brotli],
    ['.gz', gzipSync(bytes, { level: gzipLevel[effort] })],
  ]
}
