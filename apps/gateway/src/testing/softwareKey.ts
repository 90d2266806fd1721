import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyProof } from '@foyer/contract'

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const text = (data: Buffer | string): string => Buffer.from(data).toString('base64url')
const isThere = { make: 0x45, use: 0x05 }

interface Site {
  readonly origin: string
  readonly id: string
}

/** An authenticator in software that holds one passkey, as a phone would after asking for a finger. */
export function createSoftwareKey(site: Site = { origin: 'http://localhost', id: 'localhost' }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  let counter = 0
  const clientData = (type: string, options: string): string =>
    JSON.stringify({ type, challenge: JSON.parse(options).challenge, origin: site.origin, crossOrigin: false })
  const head = (flags: number, isCopy = false): Buffer => {
    if (!isCopy) counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(site.id), Buffer.from([flags]), count])
  }
  return {
    make: (options: string): NewPasskey => {
      const coordinate = (name: number, value: string) =>
        Buffer.concat([Buffer.from([name, 0x58, 32]), Buffer.from(value, 'base64url')])
      // A COSE key: EC2, ES256, P-256.
      const key = Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate(0x21, x), coordinate(0x22, y)])
      const length = Buffer.from([0, credentialId.length])
      const data = Buffer.concat([head(isThere.make), Buffer.alloc(16), length, credentialId, key])
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        id: text(credentialId),
        clientDataJSON: text(clientData('webauthn.create', options)),
        attestationObject: text(attestation),
        transports: ['internal'],
      }
    },
    /** `isCopy`: as a copy of the key answers that has counted as far. */
    use: (options: string, { isCopy = false } = {}): PasskeyProof => {
      const data = clientData('webauthn.get', options)
      const authenticatorData = head(isThere.use, isCopy)
      return {
        id: text(credentialId),
        clientDataJSON: text(data),
        authenticatorData: text(authenticatorData),
        signature: text(sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)),
      }
    },
  }
}
