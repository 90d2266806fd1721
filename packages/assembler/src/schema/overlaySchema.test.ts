import { expect, test } from 'vitest'
import { overlaySchema } from './overlaySchema.ts'

test('CF06 an overlay needs no key, but what stands in a list is whole', () => {
  const link = { type: 'object', required: ['href'], properties: { href: { type: 'string' } } }
  const schema = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      logo: {
        type: 'object',
        required: ['dark'],
        properties: { dark: { type: 'string' }, required: { type: 'boolean' } },
      },
      links: { type: 'array', items: link },
    },
  }
  expect(overlaySchema(schema)).toMatchObject({
    properties: {
      logo: { type: 'object', properties: { dark: { type: 'string' }, required: { type: 'boolean' } } },
      links: { type: 'array', items: link },
    },
  })
  expect(JSON.stringify(overlaySchema(schema)).match(/"required":\[/g)).toHaveLength(1)
})
