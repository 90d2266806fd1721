import type { ServerResponse } from 'node:http'
import {
  type WalletCall,
  type WalletOrder,
  type WalletQuestion,
  walletBase,
  walletCalls,
  walletHeaders,
} from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import Value from 'typebox/value'
import { checkCall } from '../server/checkCall.ts'
import { faultPage } from './faultPage.ts'
import { type Faults, isFault } from './faults.ts'
import type { Transfers } from './transfers.ts'
import type { WalletStore } from './walletStore.ts'

interface WalletServices {
  readonly store: WalletStore
  readonly transfers: Transfers
  readonly faults: Faults
  readonly secretOf: (vendor: string) => Buffer
  readonly isSandbox: boolean
}

/** Where one tries out what comes of a vendor that fails. */
export const faultPath = '/wallet/faults'

/** Players' wallets at vendors, as the gateway reaches them, and in a sandbox a page that lets them fail. */
export async function addWalletRoutes(parent: FastifyInstance, services: WalletServices): Promise<void> {
  await parent.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    )
    addCalls(app, services)
    if (services.isSandbox) addFaults(app, services)
  })
}

function addCalls(app: FastifyInstance, { store, transfers, faults, secretOf }: WalletServices): void {
  /** Answers that are never given; the caller gives up some day. */
  const silent = new Set<ServerResponse>()
  app.addHook('preClose', async () => {
    for (const answer of silent) answer.destroy()
  })
  const perform = (vendor: string, call: WalletCall, body: unknown): unknown => {
    // The body was held to the schema of its call.
    if (call === 'status') return transfers.status(vendor, body as WalletQuestion)
    // The same holds here.
    const order = body as WalletOrder
    return call === 'balance' ? { balance: store.balanceOf({ vendor, ...order }) } : transfers.take(vendor, call, order)
  }
  // `Object.keys` forgets the names of keys.
  for (const call of Object.keys(walletCalls) as WalletCall[]) {
    const path = `${walletBase}/${call}`
    app.post(path, async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const text = typeof request.body === 'string' ? request.body : ''
      const vendor = checkCall({ headers: request.headers, path, body: text }, walletHeaders.caller, secretOf)
      if (vendor === undefined) return reply.code(401).send({ code: 'signature_refused' })
      const body = parse(text)
      if (!Value.Check(walletCalls[call], body)) return reply.code(422).send({ code: 'malformed' })
      const fault = faults.of(vendor)
      if (fault === 'error') return reply.code(500).send({ code: 'unavailable' })
      if (fault === 'never') {
        reply.hijack()
        silent.add(reply.raw)
        return undefined
      }
      const answer = await perform(vendor, call, body)
      if (answer !== 'lost') return answer
      reply.hijack()
      reply.raw.destroy()
      return undefined
    })
  }
}

function addFaults(app: FastifyInstance, { faults }: WalletServices): void {
  app.get(faultPath, async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(faultPage(faults.all())),
  )
  app.post(faultPath, async (request, reply) => {
    // A page elsewhere could send the form from the browser of whoever tries the sandbox out.
    if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
      return reply.code(403).send({ code: 'csrf_refused' })
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const [vendor, fault] = [form.get('vendor')?.trim().toUpperCase() ?? '', form.get('fault') ?? '']
    if (!/^[A-Z][A-Z0-9_]{1,39}$/.test(vendor) || !isFault(fault)) return reply.code(422).send({ code: 'malformed' })
    faults.set(vendor, fault)
    return reply.redirect(faultPath, 303)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
