import { expect, test } from 'vitest'
import { addressAt, addressInTheme, checkFrameAddress } from './frameAddress.ts'

const allowed = ['http://localhost:4001', 'https://games.example']
const own = 'http://localhost:4000'
const check = (address: string) => checkFrameAddress(address, allowed, own)

test('C30 ruling 30 a game comes from the origin of the session with all that its address says', () => {
  const address = 'https://one.example:8443/play/bgs-harbor?a=1#launch=token'
  expect(addressAt(address, 'https://two.example')).toBe('https://two.example/play/bgs-harbor?a=1#launch=token')
  expect(addressAt(address, '')).toBe(address)
})

test('H02 a lottery is told the theme of the page around it, and an address without a launch is left alone', () => {
  const address = 'https://one.example/play/QUICK10#launch=a.b-c&vendor=TMB'
  expect(addressInTheme(address, 'light')).toBe(`${address}&theme=light`)
  expect(addressInTheme(`${address}&theme=light`, 'dark')).toBe(`${address}&theme=dark`)
  expect(addressInTheme('https://one.example/play#top', 'light')).toBe('https://one.example/play#top')
})

test('R25 an address of a game origin is shown', () => {
  expect(check('http://localhost:4001/slot?token=abc')).toBeUndefined()
  expect(check('https://games.example/')).toBeUndefined()
})

test.each([
  ['', 'unreadable'],
  ['/game', 'unreadable'],
  ['javascript:alert(1)', 'unreadable'],
  ['data:text/html,<script>1</script>', 'unreadable'],
  ['blob:https://games.example/1', 'unreadable'],
  ['https://games.example@evil.example/', 'unreadable'],
  ['https://user:pass@games.example/', 'unreadable'],
  ['http://localhost:4000/rng', 'ownOrigin'],
  ['https://games.example.evil.example/', 'foreignOrigin'],
  ['https://games.example:8443/', 'foreignOrigin'],
  ['http://games.example/', 'foreignOrigin'],
])('R25 the address %j is refused as %s', (address, refusal) => {
  expect(check(address)).toBe(refusal)
})
