import { expect, test } from 'vitest'
import type { ProblemError } from './problem.ts'
import { createRequestCheck } from './validateRequest.ts'

test('GW09 a body that is nested without end is refused, not followed', () => {
  const check = createRequestCheck('body', { type: 'object', properties: { name: { type: 'string' } } })
  for (const depth of [33, 30_000]) {
    const body: unknown = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
    expect(() => check(body)).toThrow(expect.objectContaining({ code: 'validation_failed' }))
  }
  expect(() => check({ name: 'Ada' })).not.toThrow()
})

test('GW09 a value outside a list of names is one fault that says the names, and one of other choices keeps its own', () => {
  const check = createRequestCheck('body', {
    type: 'object',
    properties: {
      direction: { anyOf: [{ const: 'in' }, { const: 'out' }] },
      amount: { anyOf: [{ const: 'all' }, { type: 'number' }] },
    },
  })
  const issuesOf = (body: unknown) => {
    try {
      return check(body)
    } catch (error) {
      return (error as ProblemError).details.issues // the check throws nothing else
    }
  }
  expect(issuesOf({ direction: 'up' })).toEqual([{ path: '/direction', message: 'must be one of "in", "out"' }])
  expect(issuesOf({ amount: 'some' })).toHaveLength(3)
})
