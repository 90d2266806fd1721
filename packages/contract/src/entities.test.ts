import { expect, test } from 'vitest'
import {
  FailureSchema,
  type ModuleNode,
  modulesOn,
  operations,
  statusFromWire,
  type WireSystemStatus,
} from './index.ts'
import { FieldRuleSchema, SystemStatusSchema } from './schemas/system.ts'

const namesOf = (schema: { readonly properties?: object }): string[] => Object.keys(schema.properties ?? {})

/** Field names of section 3 of the specification. */
const registrationUser = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'referralCode',
  'domain',
  'countryDialingCode',
]

test('EN02 a login answers token, first login and expired password, and a failure may carry the captcha flag', () => {
  expect(namesOf(operations.login.shape.value)).toEqual(
    expect.arrayContaining(['token', 'firstTimeLogin', 'passwordExpired']),
  )
  expect(namesOf(FailureSchema)).toContain('captcha')
})

test('EN13 a registration takes all 21 fields', () => {
  expect(registrationUser).toHaveLength(21)
  expect(namesOf(operations.register.shape.body)).toEqual(expect.arrayContaining(registrationUser))
})

test('EN13 a field rule has its seven attributes and no other', () => {
  expect(namesOf(FieldRuleSchema).toSorted()).toEqual(
    ['acceptedPattern', 'enabled', 'maxLength', 'minLength', 'patternId', 'required', 'type'].toSorted(),
  )
})

test('EN15 the system status has what a site needs to start, and where the visitor is', () => {
  const { properties } = SystemStatusSchema
  expect(namesOf(SystemStatusSchema)).toEqual(
    expect.arrayContaining(['maintenance', 'maintenanceEnd', 'regionRestriction', 'info', 'location']),
  )
  expect(namesOf(properties.info)).toEqual(
    expect.arrayContaining([
      'whitelabel',
      'register',
      'resources',
      'customerService',
      'analytics',
      'imageCDNs',
      'launchGameCDNs',
    ]),
  )
  expect(namesOf(properties.info.properties.analytics)).toEqual(['gtagId'])
  expect(namesOf(properties.location)).toEqual(['ip', 'country'])
})

test.each([
  [false, false, 0],
  [true, false, 1],
  [false, true, 2],
  [true, true, 2],
] as const)('R30 R31 R32 maintenance %s and restriction %s are status %i', (maintenance, regionRestriction, status) => {
  // Only these two decide.
  expect(statusFromWire({ maintenance, regionRestriction } as WireSystemStatus).status).toBe(status)
})

test('EN16 I17 a module is on by the text 1, and only while all above it are on', () => {
  const node = (modId: string, enabled: '1' | '0', ...childrenNodes: ModuleNode[]): ModuleNode => ({
    modId,
    enabled,
    childrenNodes,
  })
  const tree = [node('A', '1', node('B', '1', node('C', '1')), node('D', '0', node('E', '1'))), node('F', '0')]
  expect([...modulesOn(tree)]).toEqual(['A', 'B', 'C'])
})

test('EN17 a code sent by SMS says its minutes, and the one for a new password when it ends', () => {
  expect(namesOf(operations.smsLoginCode.shape.value)).toEqual(['expiredMinutes'])
  expect(namesOf(operations.smsRegisterCode.shape.value)).toEqual(['expiredMinutes'])
  expect(namesOf(operations.smsPasswordCode.shape.value)).toEqual(['expirationTime'])
})
