import {
  type ApplicationDecision,
  ApplicationDecisionSchema,
  type ClockMove,
  ClockMoveSchema,
  type DepositDecision,
  DepositDecisionSchema,
  type DeskBalances,
  type DeskFeedback,
  type DeskForgotten,
  type DeskOutbox,
  type DeskProviders,
  DeskProvidersSchema,
  type DeskSite,
  DeskSiteSchema,
  type DeskWorld,
  deskPaths,
  type FeedbackClosing,
  FeedbackClosingSchema,
  type OpenApplications,
  type OpenDeposits,
  type OpenWithdrawals,
  type PasswordRemoval,
  PasswordRemovalSchema,
  type WithdrawalDecision,
  WithdrawalDecisionSchema,
} from '@foyer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { checkWriteOrigin } from '../calls/checkOrigin.ts'
import { parseBody } from '../calls/json/parseBody.ts'
import { ProblemError } from '../calls/problem.ts'
import { apiSecurityHeaders } from '../calls/securityHeaders.ts'
import type { Services } from '../calls/services.ts'
import { createRequestCheck } from '../calls/validateRequest.ts'
import type { WorldClock } from '../clock/createClock.ts'
import { closeFeedback, openFeedback } from '../feedback/port.ts'
import type { Merchant } from '../merchants/merchant.ts'
import { readOutbox } from '../messages/port.ts'
import {
  decideDeposit,
  decideWithdrawal,
  forgottenPasswords,
  openDeposits,
  openWithdrawals,
  readProofOf,
} from '../payments/port.ts'
import { decideApplication, openApplications, readImage } from '../promotions/port.ts'
import { removePaymentPassword } from '../session/port.ts'
import {
  isAddressOrRange,
  readProviderAnswers,
  readSiteState,
  writeProviderAnswers,
  writeSiteState,
} from '../system/port.ts'
import { readBalances } from '../wallet/port.ts'
import { createHostCheck } from './createHostCheck.ts'

const pageSize = 50

type Query = Readonly<Record<string, unknown>>
interface Call<Path extends keyof typeof deskPaths, Body, Answer> {
  readonly path: Path
  readonly read: (query: Query) => Promise<Answer>
  readonly body?: TSchema
  readonly write?: (query: Query, body: Body) => Promise<unknown>
}

/** What the desk asks. Added in sandbox mode only: whoever reaches it can do everything. */
export function addDeskRoutes(app: FastifyInstance, services: Services, clock: WorldClock): void {
  const { db, merchants, messenger } = services

  const merchantOf = ({ merchant }: Query): Merchant => {
    const found = typeof merchant === 'string' ? merchants.byCode(merchant) : undefined
    if (found === undefined)
      throw new ProblemError('validation_failed', { issues: [{ path: '/merchant', message: 'is no merchant' }] })
    return found
  }

  const checkHost = createHostCheck(merchants)

  const add = <Path extends keyof typeof deskPaths, Body, Answer>(call: Call<Path, Body, Answer>): void => {
    const url = deskPaths[call.path]
    app.get(url, async (request, reply) => {
      void reply.headers(apiSecurityHeaders).header('cache-control', 'no-store')
      checkHost(request)
      return { success: true, value: await call.read(queryOf(request)) }
    })
    const { body, write } = call
    if (body === undefined || write === undefined) return
    const check = createRequestCheck('body', body as Parameters<typeof createRequestCheck>[1]) // a schema is plain JSON
    app.post(url, async (request, reply) => {
      void reply.headers(apiSecurityHeaders).header('cache-control', 'no-store')
      checkHost(request)
      checkWriteOrigin(request)
      const input = parseBody(typeof request.body === 'string' ? request.body : '')
      check(input)
      await write(queryOf(request), input as Body) // the check makes it what the call says
      return { success: true, value: await call.read(queryOf(request)) }
    })
  }

  add<'world', ClockMove, DeskWorld>({
    path: 'world',
    read: async () => ({
      now: clock.now().toISOString(),
      aheadMs: clock.now().getTime() - Date.now(),
      merchants: merchants.all().map(({ code, name, brand }) => ({ code, name, brand })),
    }),
    body: ClockMoveSchema,
    write: (_query, move) => clock.moveTo(instantOf(move, clock.now())),
  })
  add<'outbox', never, DeskOutbox>({
    path: 'outbox',
    read: async (query) => {
      await messenger.settled()
      const before = typeof query.before === 'string' && /^\d{1,18}$/.test(query.before) ? query.before : undefined
      const found = await readOutbox(db, merchantOf(query).id, {
        most: pageSize + 1,
        ...(before === undefined ? {} : { before }),
      })
      return { messages: found.slice(0, pageSize), hasMore: found.length > pageSize }
    },
  })
  add<'deposits', DepositDecision, OpenDeposits>({
    path: 'deposits',
    read: async (query) => ({ deposits: await openDeposits(db, merchantOf(query)) }),
    body: DepositDecisionSchema,
    write: (query, decision) => decideDeposit(services, merchantOf(query), decision, 'desk'),
  })
  add<'withdrawals', WithdrawalDecision, OpenWithdrawals>({
    path: 'withdrawals',
    read: async (query) => ({ withdrawals: await openWithdrawals(db, merchantOf(query)) }),
    body: WithdrawalDecisionSchema,
    write: (query, decision) => decideWithdrawal(services, merchantOf(query), decision, 'desk'),
  })
  add<'forgotten', PasswordRemoval, DeskForgotten>({
    path: 'forgotten',
    read: (query) => forgottenPasswords(db, merchantOf(query).id, clock),
    body: PasswordRemovalSchema,
    write: (query, { account }) => removePaymentPassword(services, merchantOf(query), account),
  })
  add<'feedback', FeedbackClosing, DeskFeedback>({
    path: 'feedback',
    read: (query) => openFeedback(db, merchantOf(query).id),
    body: FeedbackClosingSchema,
    write: (query, { reference }) => closeFeedback(db, merchantOf(query).id, reference, clock),
  })
  add<'promotions', ApplicationDecision, OpenApplications>({
    path: 'promotions',
    read: (query) => openApplications(db, merchantOf(query)),
    body: ApplicationDecisionSchema,
    write: (query, decision) => decideApplication(services, merchantOf(query), decision),
  })
  const addPicture = (path: 'proof' | 'promotionImage', read: (query: Query) => Promise<Buffer>) =>
    app.get(deskPaths[path], async (request, reply) => {
      void reply.headers(apiSecurityHeaders).header('cache-control', 'no-store')
      checkHost(request)
      return reply.type('image/jpeg').send(await read(queryOf(request)))
    })
  addPicture('proof', (query) => readProofOf(db, merchantOf(query), String(query.reference)))
  addPicture('promotionImage', (query) =>
    readImage(db, merchantOf(query), String(query.reference), String(query.place)),
  )
  add<'site', DeskSite, DeskSite>({
    path: 'site',
    read: (query) => readSiteState(db, merchantOf(query).id),
    body: DeskSiteSchema,
    write: (query, site) => {
      checkBlocked(site)
      return writeSiteState(db, merchantOf(query).id, site)
    },
  })
  add<'balances', never, DeskBalances>({
    path: 'balances',
    read: (query) => readBalances(db, merchantOf(query).id),
  })
  add<'providers', DeskProviders, DeskProviders>({
    path: 'providers',
    read: (query) => readProviderAnswers(db, merchantOf(query).id),
    body: DeskProvidersSchema,
    write: (query, answers) => writeProviderAnswers(db, merchantOf(query).id, answers),
  })
}

/** A query string is an object of texts. */
const queryOf = ({ query }: FastifyRequest): Query => query as Query

function checkBlocked({ blockedAddresses = [] }: DeskSite): void {
  const issues = blockedAddresses.flatMap((entry, index) =>
    isAddressOrRange(entry) ? [] : [{ path: `/blockedAddresses/${index}`, message: 'is no address or range' }],
  )
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues: issues.slice(0, 20) })
}

function instantOf(move: ClockMove, now: Date): Date {
  if ('to' in move) return new Date(move.to)
  return 'real' in move ? new Date() : new Date(now.getTime() + move.minutes * 60_000)
}
