import { cookieToken, signedInCookie } from '@foyer/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Merchant } from '../merchants/merchant.ts'

export const sessionCookie = '__Host-foyer-session'
export const deviceCookie = '__Host-foyer-device'

const tokenPattern = /^[A-Za-z0-9_-]{22}$/
const cookieWith = (name: string): RegExp => new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{22})(?:;|$)`)
const cookiePattern = cookieWith(sessionCookie)
const devicePattern = cookieWith(deviceCookie)
/** Seconds for which a browser is known after it was used last. */
const deviceAge = 180 * 24 * 60 * 60
const flags = 'Path=/; Secure; SameSite=Strict'

/**
 * The session token of a request: the cookie, or in token mode the header `Authorization`, raw or as Bearer.
 * The header is ignored when the cookie is there.
 */
export function readSessionToken({ headers }: FastifyRequest, merchant: Merchant): string | undefined {
  const fromCookie = headers.cookie === undefined ? undefined : cookiePattern.exec(headers.cookie)?.[1]
  if (fromCookie !== undefined) return fromCookie
  if (merchant.sessionMode !== 'token') return undefined
  const token = headers.authorization?.replace(/^Bearer\s+/i, '')
  return token !== undefined && tokenPattern.test(token) ? token : undefined
}

/** What the browser is known by, whoever has signed in with it; nothing where it never was used for that. */
export const readDeviceToken = ({ headers }: FastifyRequest): string | undefined =>
  headers.cookie === undefined ? undefined : devicePattern.exec(headers.cookie)?.[1]

/** Lets the browser be known again. It says nothing about who is signed in, and no script can read it. */
export function keepDevice(reply: FastifyReply, token: string): void {
  reply.header('set-cookie', `${deviceCookie}=${token}; HttpOnly; ${flags}; Max-Age=${deviceAge}`)
}

/** Gives the token to the client and returns what the answer's `token` says (ruling 22). */
export function startSession(
  reply: FastifyReply,
  merchant: Merchant,
  token: string,
  maxAgeSeconds: number | undefined,
): string {
  if (merchant.sessionMode === 'token') return token
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`
  reply.header('set-cookie', [
    `${sessionCookie}=${token}; HttpOnly; ${flags}${age}`,
    `${signedInCookie}=1; ${flags}${age}`,
  ])
  return cookieToken
}

/** Takes both cookies away. */
export function endSession(reply: FastifyReply): void {
  reply.header('set-cookie', [
    `${sessionCookie}=; HttpOnly; ${flags}; Max-Age=0`,
    `${signedInCookie}=; ${flags}; Max-Age=0`,
  ])
}
