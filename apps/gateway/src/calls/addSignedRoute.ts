import { Ajv } from 'ajv'
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import { checkSignature } from './checkSignature.ts'
import { retrySeconds } from './errorAnswers.ts'
import { type Fault, joinChoices } from './joinChoices.ts'
import { JsonFault, parseJson } from './json/parseJson.ts'
import { apiSecurityHeaders } from './securityHeaders.ts'

interface SignedRoute<Body, Code extends string> {
  readonly path: string
  /** Header that names who signs. */
  readonly callerHeader: string
  readonly secretOf: (caller: string) => Buffer
  readonly schema: TSchema
  readonly perform: (caller: string, body: Body, text: string) => Promise<unknown>
  /** The code of whatever was thrown; `malformed` is of what the schema does not take. */
  readonly refuse: (error: unknown) => { readonly code: Code; readonly message: string }
  readonly malformed: (message: string) => Error
  readonly status: Readonly<Record<Code, number>>
}

/** A call between servers: `POST`, JSON, signed. */
export function addSignedRoute<Body, Code extends string>(app: FastifyInstance, route: SignedRoute<Body, Code>): void {
  const ajv = new Ajv({ allErrors: true, strict: true })
  const fits = ajv.compile<Body>(route.schema)
  const parse = (text: string): unknown => {
    try {
      return parseJson(text)
    } catch (error) {
      throw error instanceof JsonFault ? route.malformed(error.sentence) : error
    }
  }
  app.post(route.path, async (request, reply) => {
    void reply.headers(apiSecurityHeaders).header('cache-control', 'no-store')
    try {
      const text = typeof request.body === 'string' ? request.body : ''
      const call = { headers: request.headers, path: route.path, body: text }
      const caller = checkSignature(call, route.callerHeader, route.secretOf, Date.now())
      const body = parse(text)
      if (!fits(body))
        throw route.malformed(
          joinChoices(fits.errors ?? [])
            .map(describe)
            .join(', '),
        )
      return { success: true, value: await route.perform(caller, body, text) }
    } catch (error) {
      const { code, message } = route.refuse(error)
      const status: number = route.status[code]
      if (status === 503) {
        request.log.error({ err: error }, 'signed call failed')
        void reply.header('retry-after', String(retrySeconds))
      }
      return reply.code(status).send({ success: false, code, message })
    }
  })
}

const describe = ({ instancePath, keyword, params, message }: Fault): string =>
  keyword === 'additionalProperties'
    ? `body${instancePath} must not have "${String(params.additionalProperty).slice(0, 64)}"`
    : `body${instancePath} ${message}`
