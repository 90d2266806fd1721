import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../database/schema.ts'
import { dropSession, keepSession, type ReadSession, recallSession, sessionsDropped } from './sessionCache.ts'

// Only its identity counts.
const db = {} as Kysely<Database>
const session = { identity: {}, endsAt: 1 } as ReadSession

test('A09 a session that is signed out is not recalled', () => {
  keepSession(db, 1, 'token', session, sessionsDropped())
  expect(recallSession(db, 1, 'token')).toMatchObject(session)
  expect(recallSession(db, 2, 'token')).toBeUndefined()
  dropSession(db, 1, 'token')
  expect(recallSession(db, 1, 'token')).toBeUndefined()
})

test('A09 a session that was being read while it was signed out is not kept', () => {
  const before = sessionsDropped()
  dropSession(db, 1, 'token')
  keepSession(db, 1, 'token', session, before)
  expect(recallSession(db, 1, 'token')).toBeUndefined()
})
