import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { storyHead, storyStatement } from '../../stories/art/statement.ts'
import { ActivityStatement, type ActivityStatementProps } from './ActivityStatement.tsx'

const statement = storyStatement()
const pageOf = (change: Partial<ActivityStatementProps> = {}) => (
  <ActivityStatement
    state="ready"
    head={storyHead}
    statement={statement}
    periods={[{ value: '2025', label: '2025' }]}
    period=""
    hrefOf={({ id }, amount) => `#${id}-${amount}`}
    totalHrefOf={(amount) => `#all-${amount}`}
    onPeriodChange={vi.fn()}
    onExport={vi.fn()}
    onRetry={vi.fn()}
    {...change}
  />
)
const show = (change: Partial<ActivityStatementProps> = {}) => render(pageOf(change))

test('QR23 every amount of a month leads to the entries it is made of; a balance and a time are not made of entries alone', () => {
  const { container } = show()
  const links = [...container.querySelectorAll('tbody tr:first-child a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['deposits', 'staked', 'won', 'net'].map((id) => `#month-0-${id}`))
})

test('QR23 what goes to paper is the statement alone, with its head, all months and the sums', async () => {
  show()
  await expect.poll(() => document.querySelector('body > section')).not.toBeNull()
  const sheet = document.querySelector('body > section')
  expect(getComputedStyle(sheet as Element).display).toBe('none')
  expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(12)
  for (const words of ['Comet · Activity statement', 'demoplayer', '2025-12-01 – 2026-11-20', '12 months'])
    expect(sheet?.textContent).toContain(words)
})

test('QR23 it prints, exports and goes to another year when asked', async () => {
  const [onPrint, onExport, onPeriodChange] = [vi.fn(), vi.fn(), vi.fn()]
  show({ onPrint, onExport, onPeriodChange })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await page.getByRole('combobox', { name: 'Period' }).selectOptions('2025')
  expect(onPrint).toHaveBeenCalledOnce()
  expect(onExport).toHaveBeenCalledOnce()
  expect(onPeriodChange).toHaveBeenCalledWith('2025')
})

test('QR23 nothing is printed or exported of a statement that is not there', async () => {
  show({ state: 'loading', statement: undefined })
  await expect.element(page.getByRole('button', { name: 'Print or save as PDF' })).toBeDisabled()
  expect(document.querySelector('body > section')).toBeNull()
})

test('QR23 the sums of all months lead to their entries as the months do, in links that are high enough to be hit', () => {
  show()
  const links = [...document.querySelectorAll<HTMLAnchorElement>('tfoot [data-part=made-of]')]
  expect(links.length).toBeGreaterThan(0)
  expect(links.every(({ hash }) => hash.startsWith('#all-'))).toBe(true)
  for (const link of document.querySelectorAll('[data-part=made-of]'))
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

test.each([390, 1280])(
  'QR23 FP08 what a statement is about keeps its places while it is asked for, %i px wide',
  async (width) => {
    await page.viewport(width, 800)
    const places = () =>
      [...document.querySelectorAll('[data-part=facts] > *')].map((fact) => {
        const { x, y } = fact.getBoundingClientRect()
        return [Math.round(x), Math.round(y)]
      })
    const { rerender } = show({ state: 'loading', statement: undefined, head: { ...storyHead, from: '–', to: '–' } })
    const before = places()
    expect(before.length).toBe(4)
    rerender(pageOf())
    expect(places()).toEqual(before)
  },
)

test('QR23 on a phone its two buttons end with the rows below them, each in a row of its own or both in one', async () => {
  await page.viewport(390, 844)
  const { container } = show({ onPrint: vi.fn() })
  const ways = container.querySelector('[data-part="ways"]') as HTMLElement
  const { left, right } = ways.getBoundingClientRect()
  const boxes = [...ways.children].map((one) => one.getBoundingClientRect())
  expect(boxes).toHaveLength(2)
  expect(boxes[0]?.left).toBeCloseTo(left, 0)
  expect(boxes[1]?.right).toBeCloseTo(right, 0)
})
