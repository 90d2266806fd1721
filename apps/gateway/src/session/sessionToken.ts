import { hash, randomBytes } from 'node:crypto'

/** A new opaque session token: 128 random bits as 22 characters. */
export function createSessionToken(): string {
  return randomBytes(16).toString('base64url')
}

/** What is stored instead of the token, so that a leaked table opens no session. */
export function hashSessionToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
