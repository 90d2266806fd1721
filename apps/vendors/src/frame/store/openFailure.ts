/** Low byte of SQLite's result codes. */
const codes = { busy: 5, readOnly: 8, ioError: 10, full: 13, cannotOpen: 14 } as const

/** Why a file could not be opened. Only what says so is called damaged: whoever reads that moves the file away. */
export function openFailure(path: string | undefined, cause: unknown): Error {
  const code = typeof cause === 'object' && cause !== null && 'errcode' in cause ? Number(cause.errcode) & 255 : 0
  switch (code) {
    case codes.busy:
      return new Error(`${path} is in use by another program; stop that one first`, { cause })
    case codes.full:
      return Object.assign(new Error(`No space is left for ${path}`, { cause }), { code: 'ENOSPC' })
    case codes.readOnly:
    case codes.cannotOpen:
      return new Error(`${path} cannot be opened; it must be a file that may be written`, { cause })
    case codes.ioError:
      return new Error(`${path} cannot be read or written; the disk reports errors`, { cause })
    default:
      return new Error(`${path} is damaged; restore the file from a backup, or move it away to forget what is in it`, {
        cause,
      })
  }
}
