import { expect, test } from 'vitest'
import { createLogger } from '../start/createLogger.ts'
import { warnOfUnsigned } from './warnOfUnsigned.ts'

test('GW11 a server that refuses what the gateway signs is told of once a minute, each for itself', () => {
  const lines: string[] = []
  let time = 0
  const log = createLogger({ level: 'warn', destination: { write: (line) => void lines.push(line) } })
  const onUnsigned = warnOfUnsigned(log, () => time)
  const call = { caller: 'BGS', url: 'https://bgs.example', path: '/wallet/v1/deposit', status: 401 }
  onUnsigned(call)
  onUnsigned({ ...call, path: '/wallet/v1/status' })
  onUnsigned({ ...call, url: 'https://other.example' })
  onUnsigned({ ...call, caller: 'GPI' })
  time = 59_999
  onUnsigned(call)
  time = 60_000
  onUnsigned({ ...call, status: 403 })
  expect(lines.map((line) => JSON.parse(line)).map(({ caller, address, status }) => [caller, address, status])).toEqual(
    [
      ['BGS', 'https://bgs.example/wallet/v1/deposit', 401],
      ['BGS', 'https://other.example/wallet/v1/deposit', 401],
      ['GPI', 'https://bgs.example/wallet/v1/deposit', 401],
      ['BGS', 'https://bgs.example/wallet/v1/deposit', 403],
    ],
  )
  expect(lines[0]).toContain(
    'this server refuses what the gateway signs; look at the secret of the caller and at the clocks',
  )
})
