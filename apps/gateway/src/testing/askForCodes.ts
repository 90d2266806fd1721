import type { OperationId } from '@foyer/contract'
import type { LightMyRequestResponse } from 'fastify'
import { deviceCookie } from '../calls/sessionTransport.ts'
import { type OutboxMessage, readOutbox } from '../messages/port.ts'
import { call, type TestCall } from './callGateway.ts'
import type { TestGateway } from './createTestGateway.ts'
import { doneWork } from './humanProofs.ts'

/** A browser: codes are good in the one that asked for them. */
export const browser = (name = 'browser'): { readonly cookie: string } => ({
  cookie: `${deviceCookie}=${name.padEnd(22, '-')}`,
})

/** Asks for a code as a person who passes human verification, in the usual browser unless told. */
export const askForCode = async (
  gateway: TestGateway,
  id: OperationId,
  body: Readonly<Record<string, string>>,
  options: Omit<TestCall, 'body'> = {},
): Promise<LightMyRequestResponse> =>
  call(gateway, id, {
    ...options,
    headers: { ...browser(), ...options.headers },
    body: { ...body, ...(await doneWork(gateway)) },
  })

/** What has been sent so far, the last message first. */
export async function sentMessages({ db, merchant, messenger }: TestGateway): Promise<readonly OutboxMessage[]> {
  await messenger.settled()
  return readOutbox(db, merchant.id)
}

/** The code in a message. */
export const codeIn = (message: OutboxMessage | undefined): string => /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
