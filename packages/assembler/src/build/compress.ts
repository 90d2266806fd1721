import { brotliCompressSync, constants } from 'node:zlib'

const textFile = /\.(html|css|js|mjs|json|svg|txt|xml|webmanifest|map)$/

/** Whether a file gets smaller by compression; pictures and fonts are compressed already. */
export const isCompressible = (path: string): boolean => textFile.test(path)

/** How much work compression is worth: shared files are made once and read by every brand. */
export type Effort = 'page' | 'shared'

// From 5 on a page is a tenth smaller than with 3, and takes half a millisecond more; what 11 saves over 10 takes three times as long.
const brotliQuality = { page: 5, shared: 10 } as const

/**
 * A text in brotli, which every browser that a site of ours runs in takes. There is no gzip form: a hundred brands have
 * tens of thousands of files.
 */
export function compress(bytes: Uint8Array, effort: Effort): Uint8Array {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // A window as large as the text is enough, and costs less to set up.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length + 1)))),
    },
  })
}
