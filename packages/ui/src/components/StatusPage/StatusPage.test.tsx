import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import tr from './messages/tr.json'
import { StatusPage, type StatusPageProps } from './StatusPage.tsx'

const closed: StatusPageProps = {
  kind: 'maintenance',
  logo: 'Velvet Comet',
  end: <time dateTime="2026-11-20T23:30:00Z">23:30</time>,
  ip: '203.0.113.9',
  country: 'Netherlands',
  serviceHref: '/chat',
}

const facts = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent))

test('R31 UK11 says that the site is closed for work, until when, why and where to ask', async () => {
  const { container, rerender } = render(<StatusPage {...closed} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('We are working on the site')
  await expect.element(page.getByText('Access is restricted for every address until we are done')).toBeVisible()
  await expect.element(page.getByText(/Balances, bets and prizes are safe/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/chat')
  expect(facts(container)).toEqual([['Expected to open again', '23:30']])
  rerender(<StatusPage {...closed} end={undefined} />)
  expect(container.querySelector('dl')).toBeNull()
})

test('R32 UK11 says where the visitor seems to be, as far as that is known', async () => {
  const { container, rerender } = render(<StatusPage {...closed} kind="restricted" />)
  await expect.element(page.getByText('Access restricted by location or IP')).toBeVisible()
  await expect.element(page.getByText(/write to customer service/)).toBeVisible()
  expect(facts(container)).toEqual([
    ['Your address', '203.0.113.9'],
    ['Country', 'Netherlands'],
  ])
  rerender(<StatusPage {...closed} kind="restricted" country={undefined} serviceHref={undefined} />)
  expect(facts(container)).toEqual([['Your address', '203.0.113.9']])
  expect(container.querySelector('a')).toBeNull()
})

test('R31 UK12 speaks the language of its labels', async () => {
  render(<StatusPage {...closed} labels={{ ...tr, language: 'tr' }} />)
  await expect.element(page.getByRole('link', { name: 'Müşteri hizmetleri' })).toBeVisible()
})

test('UK17 is taken over without a mismatch', async () => {
  expect(serverRender(<StatusPage {...closed} />)).not.toMatch(/ style=/)
  expect((await hydrate(<StatusPage {...closed} />)).problems).toEqual([])
})
