import { readFileSync } from 'node:fs'
import {
  type PaymentOrder,
  PaymentOrderSchema,
  type PaymentQuestion,
  PaymentQuestionSchema,
  type PayoutOrder,
  PayoutOrderSchema,
  paymentBase,
  paymentHeaders,
} from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import Value from 'typebox/value'
import { checkCall } from '../server/checkCall.ts'
import { isTestCard, outcomeOfCard, outcomeOfTransfer } from './outcomes.ts'
import { isProvider, type Outcome, type Payment, type ProviderCode, providers, reportOf } from './payment.ts'
import type { PaymentStore } from './paymentStore.ts'
import { answerOf, takePayout } from './payouts.ts'
import { payPage } from './payPage.ts'
import type { Reports } from './sendReports.ts'
import { payPath, takeOrder } from './takeOrder.ts'
import { wordsFor } from './words.ts'

interface PaymentServices {
  readonly store: PaymentStore
  readonly reports: Reports
  readonly secretOf: (provider: string) => Buffer
  readonly now: () => number
}

const styles = readFileSync(new URL('pay.css', import.meta.url), 'utf8')

/** Three payment providers to try things out with: a card page, a bank, vouchers. */
export async function addPaymentRoutes(parent: FastifyInstance, services: PaymentServices): Promise<void> {
  await parent.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    )
    addCalls(app, services)
    addPages(app, services)
  })
}

/** What the gateway asks, signed. */
function addCalls(app: FastifyInstance, { store, secretOf, now }: PaymentServices): void {
  const add = <Body>(
    call: string,
    schema: TSchema,
    perform: (provider: ProviderCode, body: Body, request: FastifyRequest) => unknown,
  ): void => {
    const path = `${paymentBase}/${call}`
    app.post(path, async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const text = typeof request.body === 'string' ? request.body : ''
      const provider = checkCall({ headers: request.headers, path, body: text }, paymentHeaders.caller, secretOf)
      if (provider === undefined || !isProvider(provider)) return reply.code(401).send({ code: 'signature_refused' })
      const body = parse(text)
      if (!Value.Check(schema, body)) return reply.code(422).send({ code: 'malformed' })
      return perform(provider, body as Body, request) // the check makes it what the call says
    })
  }
  add<PaymentOrder>('create', PaymentOrderSchema, (provider, order, request) =>
    takeOrder(store, provider, order, { origin: `${request.protocol}://${request.host}`, now: now() }),
  )
  add<PaymentQuestion>('status', PaymentQuestionSchema, (provider, { merchant, reference }) => {
    const payment = store.findByOrder(merchant, reference)
    return payment?.provider === provider ? reportOf(payment, now()) : { reference, state: 'unknown' }
  })
  add<PayoutOrder>('payout', PayoutOrderSchema, (_provider, order) => takePayout(store, order, now()))
  add<PaymentQuestion>('payoutStatus', PaymentQuestionSchema, (_provider, { merchant, reference }) => {
    const payout = store.findPayout(merchant, reference)
    return payout === undefined ? { reference, state: 'unknown' } : answerOf(payout, now())
  })
}

/** What the payer sees: a card page, or the page of a bank. */
function addPages(app: FastifyInstance, { store, reports, now }: PaymentServices): void {
  const find = (request: FastifyRequest): Payment | undefined => {
    const { token } = request.params as { token: string } // the address of the route has it
    const payment = store.find(token)
    return payment !== undefined && providers[payment.provider] !== 'voucher' ? payment : undefined
  }
  const show = (reply: FastifyReply, payment: Payment, problem?: string) =>
    reply
      .code(problem === undefined ? 200 : 422)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(payPage(payment, wordsFor(payment.order.language), { now: now(), problem }))

  app.get(`${payPath}pay.css`, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(styles),
  )
  app.get(`${payPath}:token`, async (request, reply) => {
    const payment = find(request)
    return payment === undefined ? reply.callNotFound() : show(reply, payment)
  })
  app.post(`${payPath}:token`, async (request, reply) => {
    const payment = find(request)
    if (payment === undefined) return reply.callNotFound()
    if (payment.outcome.state === 'pending') {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
      const outcome = outcomeOf(payment, form, now())
      if (outcome === undefined) return show(reply, payment, form.get('amount') ?? '')
      const settled = await store.settle(payment.token, outcome)
      if (settled !== undefined) await reports.send(settled)
    }
    return reply.redirect(payment.order.returnUrl, 303)
  })
}

function outcomeOf({ provider, order }: Payment, form: URLSearchParams, now: number): Outcome | undefined {
  if (form.get('do') !== 'pay') return { state: 'abandoned', dueAt: now }
  if (providers[provider] === 'bank') return outcomeOfTransfer(form.get('amount') ?? '', order, now)
  const card = form.get('card') ?? ''
  return outcomeOfCard(isTestCard(card) ? card : 'approve', order, now)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
