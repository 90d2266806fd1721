import { expect, test } from 'vitest'
import { providerPicture } from './providerPicture.ts'

test.each(['LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN'])('C24 L34 in TLB %s has the default image', (vendor) => {
  expect(providerPicture(vendor, '/own.svg', 'TLB')).toBe('')
  expect(providerPicture(vendor, '/own.svg', 'USD')).toBe('/own.svg')
})

test('C24 L34 in TLB every other provider keeps its picture, and one without a picture stays so', () => {
  expect(providerPicture('GPI', '/own.svg', 'TLB')).toBe('/own.svg')
  expect(providerPicture('BGS', undefined, 'TLB')).toBeUndefined()
})
