import {
  type FloorFacts,
  type FloorQuestion,
  FloorQuestionSchema,
  floorBase,
  floorHeaders,
  floorQuestionBytes,
} from '@foyer/contract'
import { kindOf } from '@foyer/rules'
import type { FastifyInstance } from 'fastify'
import Value from 'typebox/value'
import type { Place } from '../frame/kind.ts'
import { checkCall } from '../server/checkCall.ts'

/** What each kind knows of a title. */
export type FactsOf = (
  kind: NonNullable<ReturnType<typeof kindOf>>,
  place: Place,
  genre: string,
) => Omit<FloorFacts, 'gameId'> | undefined

/** Tells the gateway what goes on at a vendor's titles: seats, limits and results of tables, matches, and jackpots. */
export async function addFloorRoute(
  parent: FastifyInstance,
  { factsOf, secretOf }: { readonly factsOf: FactsOf; readonly secretOf: (vendor: string) => Buffer },
): Promise<void> {
  await parent.register(async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const path = `${floorBase}/state`
    app.post(path, { bodyLimit: floorQuestionBytes }, async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      const body = typeof request.body === 'string' ? request.body : ''
      const vendor = checkCall({ headers: request.headers, path, body }, floorHeaders.caller, secretOf)
      if (vendor === undefined) return reply.code(401).send({ code: 'signature_refused' })
      const question = parse(body)
      if (!Value.Check(FloorQuestionSchema, question)) return reply.code(422).send({ code: 'malformed' })
      return { games: question.titles.flatMap((title) => tell(question, title, factsOf)) }
    })
  })
}

function tell(
  { merchant, currency, decimals }: FloorQuestion,
  title: FloorQuestion['titles'][number],
  factsOf: FactsOf,
): FloorFacts[] {
  const kind = kindOf(title)
  const { gameId, genre } = title
  const facts = kind && factsOf(kind, { merchant, currency, decimals, gameId, trial: false }, genre)
  return facts === undefined ? [] : [{ gameId, ...facts }]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
