import type { OperationId, SecurityOverview } from '@foyer/contract'
import { type PortalRuntime, RuntimeProvider, TranslateProvider } from '@foyer/feature-api'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import { Contacts } from './Contacts.tsx'

const overview: SecurityOverview = {
  memberSince: '2024-10-21T12:00:00Z',
  contacts: [{ channel: 'sms', hint: '•••• 08', isVerified: true }],
  channels: ['mail', 'sms'],
  paymentPassword: { isSet: false, codesTo: [] },
}
const shown = (more: Partial<SecurityOverview> = {}): string => {
  const text: PortalRuntime['text'] = (_feature, key) => en[key as keyof typeof en] // none of the keys used here is a plural
  const runtime = { actions: {} } as unknown as PortalRuntime<OperationId> // what is read of it
  return renderToStaticMarkup(
    <TranslateProvider value={text}>
      <RuntimeProvider value={runtime}>
        <Contacts overview={{ ...overview, ...more }} />
      </RuntimeProvider>
    </TranslateProvider>,
  )
}

test('P32 6.6.1 whoever may have codes by SMS is told what they are worth, and what is safer', () => {
  expect(shown()).toContain(en.smsRisk)
  expect(shown({ contacts: [] })).toContain(en.smsRisk)
  expect(shown({ channels: ['mail'] })).not.toContain(en.smsRisk)
})
