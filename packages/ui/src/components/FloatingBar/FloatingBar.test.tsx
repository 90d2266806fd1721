import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { FloatingBar } from './FloatingBar.tsx'

const entries = [
  { id: 'service', label: 'Customer service', icon: '☎' },
  {
    id: 'apps',
    label: 'Messaging apps',
    icon: '✉',
    links: [{ id: 'pigeon', label: 'Pigeon Post', href: 'https://pigeon.example/' }],
  },
]
const link = () => page.getByRole('link', { name: 'Pigeon Post' })
const named = (name: string) => page.getByRole('button', { name, exact: false })
/** At the end of what a page has above it. */
const onPage = (bar: ReactNode) => <div style={{ paddingTop: 600 }}>{bar}</div>
/** The button comes with the first scrolling. */
const openBar = async (): Promise<void> => {
  scrollTo(0, document.documentElement.scrollHeight)
  await named('Open contact options').click()
}

afterEach(() => page.viewport(1024, 768))

describe('H20 the floating bar', () => {
  test('H20 opens a list of outside links that cannot reach back, and Escape closes it', async () => {
    await page.viewport(1600, 800)
    render(onPage(<FloatingBar entries={entries} />))
    await openBar()
    await named('Messaging apps').click()
    await expect.element(link()).toHaveAttribute('rel', 'noopener noreferrer')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => link().elements().length).toBe(0)
  })

  test('H21 tells that customer service was chosen', async () => {
    await page.viewport(1600, 800)
    const onSelect = vi.fn()
    render(onPage(<FloatingBar entries={entries} onSelect={onSelect} />))
    await openBar()
    await named('Customer service').click()
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('service')
  })

  test('H20 UK07 is one button at every width, which covers no row that goes on to the edge', async () => {
    await page.viewport(1600, 800)
    render(onPage(<FloatingBar entries={entries} />))
    expect(named('Messaging apps').elements()).toHaveLength(0)
    await openBar()
    await named('Messaging apps').click()
    await expect.element(link()).toBeVisible()
  })

  test('QR25 the button covers nothing before a page is scrolled, and is there afterwards', async () => {
    const { container } = render(
      <div>
        <p style={{ height: 2000 }}>Content</p>
        <FloatingBar entries={entries} />
      </div>,
    )
    const visibility = (): string => {
      const bar = container.querySelector('aside')
      return bar ? getComputedStyle(bar).visibility : ''
    }
    scrollTo(0, 0)
    await expect.poll(visibility).toBe('hidden')
    scrollTo(0, 240)
    await expect.poll(visibility).toBe('visible')
  })

  test('QR25 the button is there on a page too short to scroll, and at the end of one that hardly scrolls', async () => {
    const filled = (height: number) => (
      <div>
        <p style={{ height, margin: 0 }}>Content</p>
        <FloatingBar entries={entries} />
      </div>
    )
    const { rerender } = render(filled(100))
    await expect.element(named('Open contact options')).toBeVisible()
    rerender(filled(768))
    scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(named('Open contact options')).toBeVisible()
  })

  test('QR25 at the end of the page the button has a place of its own', async () => {
    const { container } = render(
      <div>
        <p style={{ height: 2000 }} data-testid="content">
          Content
        </p>
        <FloatingBar entries={entries} />
      </div>,
    )
    scrollTo(0, document.documentElement.scrollHeight)
    const content = container.querySelector('p')?.getBoundingClientRect()
    const button = container.querySelector('[data-part=opener]')?.getBoundingClientRect()
    expect(button?.top).toBeGreaterThanOrEqual(content?.bottom ?? 0)
  })
})

test('Z08 H20 the default icon keeps the place of a picture that does not come', async () => {
  await page.viewport(1600, 800)
  const links = [{ id: 'pigeon', label: 'Pigeon Post', href: 'https://pigeon.example/', image: '/none.svg' }]
  const bar = <FloatingBar entries={[{ id: 'apps', label: 'Messaging apps', icon: '✉', links }]} />
  const { container } = render(onPage(bar))
  await openBar()
  await named('Messaging apps').click()
  const icon = () => container.querySelector('[data-part=links] [data-part=default-icon]')
  await expect.poll(icon, { timeout: 4000 }).not.toBeNull()
  expect(icon()?.clientWidth).toBe(24)
})
