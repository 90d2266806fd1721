import { compactDecrypt } from 'jose'
import { ProblemError } from '../problem.ts'
import { type EncryptionKey, keyAlgorithm } from './encryptionKey.ts'

/** The text inside a compact JWE. Only the published algorithm is taken, and no compression. Throws `decryption_failed`. */
export async function decryptBody(jwe: string, key: EncryptionKey): Promise<string> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key.privateKey, {
      keyManagementAlgorithms: [keyAlgorithm],
      contentEncryptionAlgorithms: ['A256GCM'],
      maxDecompressedLength: 0,
    })
    return new TextDecoder('utf-8', { fatal: true }).decode(plaintext)
  } catch (cause) {
    throw new ProblemError('decryption_failed', { cause })
  }
}
