import { expect, test, vi } from 'vitest'
import { lostParts, tellLost } from './lostParts.ts'

test('QP16 QP17 what is lost for the second time is mended by loading the page again, what is lost once only after a deployment', () => {
  const mend = vi.spyOn(lostParts, 'mend').mockResolvedValue(false)
  tellLost('login')
  tellLost('register')
  tellLost('login')
  expect(mend.mock.calls).toEqual([[false], [false], [true]])
})
