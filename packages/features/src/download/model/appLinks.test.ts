import { expect, test } from 'vitest'
import { absoluteAddress, appLinks } from './appLinks.ts'

const android = {
  url: 'https://apps.example/a.apk',
  qrCodeUrl: 'https://apps.example/a.png',
  labelNameEn: 'Comet for Android',
}

test('R23 an app is shown only when its resource exists', () => {
  expect(appLinks({})).toEqual([])
  expect(appLinks({ Android: android, TELEGRAM1: { url: 'https://t.example', labelNameEn: 'x' } })).toEqual([
    { kind: 'android', url: android.url, name: 'Comet for Android', qrImage: android.qrCodeUrl },
  ])
})

test('R23 iOS stands first and needs no QR code', () => {
  const found = appLinks({
    Android: android,
    MOBILECONFIG: { url: '/profile.mobileconfig', labelNameEn: 'Comet for iOS' },
  })
  expect(found.map(({ kind, qrImage }) => [kind, qrImage])).toEqual([
    ['ios', undefined],
    ['android', android.qrCodeUrl],
  ])
})

test('R23 a resource that is no web address is not offered', () => {
  for (const url of ['javascript:alert(1)', '//evil.example/a', 'data:text/html,x', '']) {
    expect(appLinks({ Android: { ...android, url } })).toEqual([])
  }
})

test('FP25 a code holds the whole address, also of an app that the site itself serves', () => {
  expect(absoluteAddress(android.url, undefined)).toBe(android.url)
  expect(absoluteAddress('/comet.apk', 'https://comet.example')).toBe('https://comet.example/comet.apk')
  expect(absoluteAddress('/comet.apk', undefined)).toBeUndefined()
})
