import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { storyHistory } from '../../stories/art/bets.ts'
import { PersonalHistory, type PersonalHistoryProps } from './PersonalHistory.tsx'
import { plotBars, plotSize } from './plotBars.ts'

const filter = { from: '2026-10-22', to: '2026-11-20', category: '', provider: '', status: '', betId: '' } as const
const history = (props: Partial<PersonalHistoryProps> = {}) => (
  <PersonalHistory
    state="ready"
    data={storyHistory(3, 60)}
    filter={filter}
    choices={{ categories: [{ value: 'RNG', label: 'Slots' }], providers: [{ value: 'NL', label: 'Northlight' }] }}
    today="2026-11-20"
    onFilterChange={vi.fn()}
    onPageChange={vi.fn()}
    onRetry={vi.fn()}
    {...props}
  />
)
const rows = () => page.getByRole('row')

describe('P06 bet records', () => {
  test('P06 a row says time, game, reference, status and amounts', () => {
    render(history())
    const [, first] = rows().elements()
    for (const words of ['20 Nov 2026, 21:40:12', 'Prism Rush', 'Northlight', 'R884201377', 'Lost', '$2.00', '-$2.00'])
      expect(first?.textContent).toContain(words)
  })

  test('P06 sums stand below: of this page, added up here, and of the filter, as given', () => {
    const data = storyHistory(3, 60)
    render(history({ data }))
    const foot = document.querySelector('tfoot')?.textContent
    expect(foot).toContain('This page')
    expect(foot).toContain('$16.50')
    expect(foot).toContain('All 60 bets')
    expect(foot).toContain('$12,842.50')
    expect(foot).toContain('-$823.50')
  })

  test('P06 every filter tells the whole new filter', async () => {
    const onFilterChange = vi.fn()
    render(history({ onFilterChange }))
    await page.getByRole('combobox', { name: 'Category' }).selectOptions('Slots')
    await page.getByRole('combobox', { name: 'Provider' }).selectOptions('Northlight')
    await page.getByRole('combobox', { name: 'Status' }).selectOptions('Won')
    await page.getByRole('searchbox', { name: 'Bet reference' }).fill('R88')
    expect(onFilterChange.mock.calls).toEqual([
      [{ ...filter, category: 'RNG' }],
      [{ ...filter, provider: 'NL' }],
      [{ ...filter, status: 'WON' }],
      [{ ...filter, betId: 'R88' }],
    ])
  })

  test('P06 quick ranges end today and count it', async () => {
    const onFilterChange = vi.fn()
    render(history({ onFilterChange }))
    for (const name of ['Today', 'Last 7 days', 'Last 30 days']) await page.getByRole('button', { name }).click()
    expect(onFilterChange.mock.calls.map(([{ from, to }]) => [from, to])).toEqual([
      ['2026-11-20', '2026-11-20'],
      ['2026-11-14', '2026-11-20'],
      ['2026-10-22', '2026-11-20'],
    ])
  })

  test('P06 says what is wrong with the dates', async () => {
    render(history({ validate: () => 'At most 90 days at a time.' }))
    await expect.element(page.getByRole('alert')).toHaveTextContent('At most 90 days at a time.')
  })

  test('P06 the plot says every day, one stop of the Tab key, arrow keys between', async () => {
    const days = [
      { date: '2026-11-18', net: 500 },
      { date: '2026-11-19', net: -1250 },
      { date: '2026-11-20', net: 0 },
    ]
    render(history({ data: { ...storyHistory(3), days } }))
    const points = page.getByRole('img', { name: /Nov: / }).elements()
    expect(points.map((point) => point.getAttribute('aria-label'))).toEqual([
      '18 Nov: $5.00',
      '19 Nov: -$12.50',
      '20 Nov: $0.00',
    ])
    expect(points.filter((point) => point.getAttribute('tabindex') === '0')).toHaveLength(1)
    ;(points[2] as SVGElement).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(document.activeElement).toBe(points[1])
    await expect.element(page.getByText('19 Nov: -$12.50')).toBeVisible()
    await userEvent.keyboard('{Home}')
    expect(document.activeElement).toBe(points[0])
  })

  test('P06 a table says the same as the plot', async () => {
    render(history({ data: { ...storyHistory(3), days: [{ date: '2026-11-20', net: -1250 }] } }))
    await page.getByText('Show as a table').click()
    await expect.element(page.getByRole('row', { name: '20 Nov -$12.50' })).toBeVisible()
  })

  test('P06 bars stand on the zero line and keep to the plot', () => {
    const { bars, zero } = plotBars([100, -300, 0, 1].map((net, index) => ({ date: `2026-11-0${index + 1}`, net })))
    expect(zero).toBe(plotSize.height / 4)
    expect(bars.map(({ y, height }) => [y, height])).toEqual([
      [0, 30],
      [30, 90],
      [30, 0],
      [28.5, 1.5],
    ])
    expect(plotBars([]).bars).toEqual([])
    expect(plotBars([{ date: '2026-11-01', net: 0 }]).zero).toBe(plotSize.height / 2)
  })

  test('P06 an empty answer says what to do and does it', async () => {
    const onFilterChange = vi.fn()
    render(history({ data: { ...storyHistory(0), betCount: 0 }, filter: { ...filter, status: 'WON' }, onFilterChange }))
    await page.getByRole('button', { name: 'Show the last 30 days' }).click()
    expect(onFilterChange).toHaveBeenCalledExactlyOnceWith(filter)
  })

  test('P06 a failure can be tried again', async () => {
    const onRetry = vi.fn()
    render(history({ state: 'error', data: undefined, onRetry }))
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('P06 places kept while loading have the height of what comes', () => {
    const { container, rerender } = render(history({ state: 'loading', data: undefined, pageSize: 3 }))
    const top = (): number => {
      const rows = container.querySelector('[data-part=rows] tbody')?.getBoundingClientRect().top ?? 0
      return Math.round(rows - container.getBoundingClientRect().top)
    }
    const loading = top()
    rerender(history())
    expect(top()).toBe(loading)
  })

  test('P06 on a phone a bet is a card that needs no sideways scrolling and stays a row with named cells', async () => {
    await page.viewport(390, 844)
    try {
      const { container, rerender } = render(history({ state: 'loading', data: undefined, pageSize: 3 }))
      const height = (): number =>
        container.querySelector('[data-part=rows] tbody')?.getBoundingClientRect().height ?? 0
      const kept = height()
      rerender(history())
      expect(height()).toBe(kept)
      const region = page.getByRole('region', { name: 'Bets' }).element()
      expect(region.scrollWidth).toBe(region.clientWidth)
      expect(region.scrollHeight).toBe(region.clientHeight)
      expect(page.getByRole('rowheader').elements()).toHaveLength(storyHistory(3, 60).bets.length)
      const [game, net] = ['game', 'net'].map((id) => container.querySelector(`tbody [data-column=${id}]`))
      expect(game?.getBoundingClientRect().top).toBe(net?.getBoundingClientRect().top)
      expect(net?.getBoundingClientRect().right).toBeGreaterThan(game?.getBoundingClientRect().right ?? 0)
    } finally {
      await page.viewport(1024, 768)
    }
  })

  test('P06 pages are told', async () => {
    const onPageChange = vi.fn()
    render(history({ onPageChange }))
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('QR23 the export shows how far it is and that it failed', async () => {
    const onExport = vi.fn()
    const { rerender } = render(history({ onExport }))
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect(onExport).toHaveBeenCalledOnce()
    rerender(history({ onExport, exportState: { kind: 'running', done: 0.4 } }))
    await expect.element(page.getByText('Exporting, 40% done')).toBeVisible()
    rerender(history({ onExport, exportState: { kind: 'failed' } }))
    await expect.element(page.getByText('The export did not finish. Try again.')).toBeVisible()
  })
})
