import { CompactEncrypt, importJWK } from 'jose'

/** Encrypts a body to the server's published key as compact JWE; loaded with its library by the first call that is encrypted. */
export async function encryptBody(body: unknown, key: JsonWebKey & { kid?: string; alg?: string }): Promise<string> {
  const algorithm = key.alg ?? 'ECDH-ES+A256KW'
  const header = { alg: algorithm, enc: 'A256GCM', ...(key.kid === undefined ? {} : { kid: key.kid }) }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader(header)
    .encrypt(await importJWK({ ...key, kty: key.kty ?? 'EC' }, algorithm))
}
