import { expect, test } from 'vitest'
import { readBankNumber } from './bankNumber.ts'

test('P04 an IBAN is taken with spaces and small letters, when its check digits are right', () => {
  expect(readBankNumber('gb82 west 1234 5698 7654 32')).toEqual({ number: 'GB82WEST12345698765432' })
  expect(readBankNumber('DE89 3704 0044 0532 0130 00')).toEqual({ number: 'DE89370400440532013000' })
  expect(readBankNumber('TR33 0006 1005 1978 6457 8413 26')).toEqual({ number: 'TR330006100519786457841326' })
})

test('P04 one wrong digit of an IBAN, or two that changed places, are found', () => {
  const right = 'DE89370400440532013000'
  for (let place = 4; place < right.length; place += 1) {
    const digit = (Number(right[place]) + 1) % 10
    expect(readBankNumber(right.slice(0, place) + digit + right.slice(place + 1))).toEqual({ problem: 'checksum' })
  }
  expect(readBankNumber('DE89370400440532010300')).toEqual({ problem: 'checksum' })
})

test.each(['', '12345', '123456789012345678901', '٠١٢٣٤٥٦٧٨', 'DE8937040044', 'DE89 3704;drop', '<b>1234567</b>'])(
  'P04 %j is no number of a bank account',
  (text) => {
    expect(readBankNumber(text)).toEqual({ problem: 'form' })
  },
)

test('P04 an account number is digits alone', () => {
  expect(readBankNumber('0012-3456 78')).toEqual({ number: '0012345678' })
})
