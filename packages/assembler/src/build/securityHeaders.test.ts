import { expect, test } from 'vitest'
import { contentPolicy } from './securityHeaders.ts'

const policyWith = (phone: 'sms' | 'sandbox' | 'firebase', speedTest = false): string =>
  contentPolicy({
    config: {
      cdn: { images: [], games: [] },
      api: { base: '/api', session: 'cookie', adapter: 'wps', banners: false, speedTest },
      verification: { human: 'work', phone },
    },
    hosts: ['www.play.example', 'play.localhost'],
    frameOrigins: [],
    inlineScript: '',
    trustedTypes: ['foyer'],
  })

test('RG12 only a brand that has chosen Firebase lets anything of Google in', () => {
  for (const phone of ['sms', 'sandbox'] as const) {
    expect(policyWith(phone)).not.toContain('google')
    expect(policyWith(phone)).toContain("require-trusted-types-for 'script'")
  }
  const policy = policyWith('firebase')
  expect(policy).toContain("connect-src 'self' https://identitytoolkit.googleapis.com")
  expect(policy).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/www\.google\.com\/recaptcha\//)
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/')
  expect(policy).not.toMatch(/unsafe|\*/)
})

test('GW06 only a brand that has its hosts measured may call them from its pages', () => {
  expect(policyWith('sms')).toContain("connect-src 'self';")
  expect(policyWith('sms', true)).toContain("connect-src 'self' www.play.example play.localhost:*;")
})
