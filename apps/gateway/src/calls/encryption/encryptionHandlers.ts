import type { Handlers } from '../handlers.ts'
import { keyAlgorithm, loadEncryptionKey } from './encryptionKey.ts'

export const encryptionHandlers = {
  encryptionKey: async ({ db }) => {
    const { publicJwk } = await loadEncryptionKey(db)
    const { kty, crv, x, y, kid } = publicJwk
    return { kty, crv, x, y, kid, alg: keyAlgorithm, use: 'enc' }
  },
} satisfies Partial<Handlers>
