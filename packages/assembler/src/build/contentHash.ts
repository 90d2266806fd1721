import { hash } from 'node:crypto'
import { extname } from 'node:path'

/** Ten characters that change with the contents. */
export const contentHash = (bytes: Uint8Array | string): string => hash('sha256', bytes).slice(0, 10)

/** `logo.svg` with the hash of its contents: `logo.1f2e3d4c5b.svg`. */
export function hashedName(name: string, bytes: Uint8Array | string): string {
  const extension = extname(name)
  return `${name.slice(0, name.length - extension.length)}.${contentHash(bytes)}${extension}`
}
