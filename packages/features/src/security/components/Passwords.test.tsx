import type { OperationId, SecurityOverview } from '@foyer/contract'
import { type PortalRuntime, RuntimeProvider, TranslateProvider } from '@foyer/feature-api'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Passwords } from './Passwords.tsx'

const overview: SecurityOverview = {
  memberSince: '2024-10-21T12:00:00Z',
  passwordChangedAt: '2026-11-02T12:00:00Z',
  contacts: [],
  channels: ['mail', 'sms'],
  paymentPassword: { isSet: false, codesTo: [] },
}

test('P01 what was changed, and when, is written in the words of the page’s language, whatever format records have', () => {
  const shown = (dateFormat?: 'MM-dd-yyyy'): string => {
    const text: PortalRuntime['text'] = (_feature, key, values) => `${key} ${values?.time ?? ''}`
    const language = { code: 'EN', tag: 'en', direction: 'ltr', ...(dateFormat && { dateFormat }) }
    const config = { currency: { symbol: '$', decimals: 2 } }
    const runtime = { actions: {}, language, config } as unknown as PortalRuntime<OperationId> // what is read of it
    return renderToStaticMarkup(
      <TranslateProvider value={text}>
        <RuntimeProvider value={runtime}>
          <Passwords overview={overview} />
        </RuntimeProvider>
      </TranslateProvider>,
    )
  }
  expect(shown()).toMatch(/changedAt Nov\u00a02,\u00a02026, \d\d:\d\d</)
  expect(shown('MM-dd-yyyy')).toMatch(/changedAt Nov\u00a02,\u00a02026, \d\d:\d\d</)
})
