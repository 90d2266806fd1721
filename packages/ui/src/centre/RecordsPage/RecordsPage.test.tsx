import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import {
  isSettled,
  type StoryBet,
  storyBets,
  storyColumns,
  storyDays,
  storyFilters,
} from '../../stories/art/records.ts'
import { recordsPageLabels } from './RecordsPage.labels.ts'
import { RecordsPage, type RecordsPageProps } from './RecordsPage.tsx'

const plot = { title: 'Net result per day', header: 'Net result', days: storyDays }
const records = (props: Partial<RecordsPageProps<StoryBet>> = {}) => (
  <RecordsPage
    title="Bets"
    state="ready"
    columns={storyColumns}
    rows={storyBets(7)}
    rowKey={({ id }) => id}
    isCounted={isSettled}
    filters={storyFilters}
    values={{ from: '2026-10-22', to: '2026-11-20' }}
    plot={plot}
    page={1}
    pageCount={9}
    rowCount={60}
    pageSize={7}
    onValuesChange={vi.fn()}
    onPageChange={vi.fn()}
    onRetry={vi.fn()}
    {...props}
  />
)
const rows = () => page.getByRole('row').elements()

test('P06 a row says what its columns say, in the formats of the page', () => {
  render(records())
  const first = rows()[1]?.textContent
  for (const words of ['2026-11-20 21:40:12', 'Prism Rush', 'Northlight', 'R884201377', 'Lost', '$2.00', '-$2.00'])
    expect(first).toContain(words)
})

test('FP14 what is not decided yet has no amount, and its dot is no gain’s', () => {
  render(records())
  const open = document.querySelector('[data-tone=pending]')?.closest('tr')
  expect(open?.textContent).toContain('Open')
  expect(open?.querySelector('[data-column=net]')?.textContent).toBe('–')
  const returned = [...document.querySelectorAll('[data-part=status]')].find((one) => one.textContent === 'Returned')
  expect(returned?.getAttribute('data-tone')).toBe('neutral')
})

test('FP14 P06 sums stand below: of the counted rows of this page, added up here, and of everything, as given', () => {
  const counted = storyBets(7).filter(isSettled)
  const bets = counted.reduce((sum, { bet }) => sum + bet, 0) / 100
  render(records())
  const foot = document.querySelector('tfoot')?.textContent
  for (const words of ['This page', `$${bets.toFixed(2)}`, 'All 60 records', '$12,842.50', '-$660.36'])
    expect(foot).toContain(words)
})

test('FP14 P06 where some rows stand in no sum, the sums say so, and those rows have lines of their own', () => {
  const apart = [{ label: '2 open bets, staked', values: { bet: 1400 } }]
  render(records({ sums: { page: 'This page, settled', all: 'All 58 settled bets', apart } }))
  const cell = (id: string) =>
    [...document.querySelectorAll(`tfoot [data-column=${id}] [data-part=sums] > span`)].map((line) => line.textContent)
  expect(cell('time')).toEqual(['This page, settled', 'All 58 settled bets', '2 open bets, staked'])
  expect(cell('bet').at(-1)).toBe('$14.00')
  expect(cell('net').at(-1)).toBe('–')
})

test('P06 a long reference under the time is there whole, to be read and copied', () => {
  const reference = 'A0B1C2D3E4F5A6B7C8D9-0123456789'
  const [time, ...others] = storyColumns
  const columns =
    time?.kind === 'time' ? [{ ...time, detail: { header: 'Reference', value: () => reference } }, ...others] : []
  render(records({ columns }))
  const detail = document.querySelector<HTMLElement>('[data-part=detail]')
  expect(detail?.title).toBe(reference)
  expect(detail?.textContent).toBe(reference)
  expect(detail && getComputedStyle(detail).userSelect).toBe('all')
})

test('FP28 one record is counted in the singular, many in the page’s language', async () => {
  const { rerender } = render(records({ rows: storyBets(1), rowCount: 1, pageCount: 1 }))
  await expect.element(page.getByText('1 record', { exact: true })).toBeVisible()
  expect(document.querySelector('tfoot')?.textContent).toContain('1 record in all')
  rerender(records({ rowCount: 12_480, labels: { ...recordsPageLabels, language: 'tr' } }))
  await expect.element(page.getByText('12.480 records', { exact: true })).toBeVisible()
})

test('P08 what has to be known to read the rows stands below them', async () => {
  render(records({ note: 'Open bets count as staked.' }))
  await expect.element(page.getByText('Open bets count as staked.')).toBeVisible()
})

test('P06 every filter tells what changed', async () => {
  const onValuesChange = vi.fn()
  render(records({ onValuesChange }))
  await page.getByRole('combobox', { name: 'Category' }).selectOptions('Slots')
  await page.getByRole('searchbox', { name: 'Bet reference' }).fill('R88')
  await page.getByRole('textbox', { name: 'From' }).fill('2026-11-01')
  expect(onValuesChange.mock.calls).toEqual([
    [{ category: 'RNG' }],
    [{ reference: 'R88' }],
    [{ from: '2026-11-01', to: '2026-11-20' }],
  ])
})

test('P06 quick ranges end today and count it', async () => {
  const onValuesChange = vi.fn()
  render(records({ onValuesChange }))
  for (const name of ['Today', 'Last 7 days', 'Last 30 days']) await page.getByRole('button', { name }).click()
  expect(onValuesChange.mock.calls.map(([{ from, to }]) => [from, to])).toEqual([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-14', '2026-11-20'],
    ['2026-10-22', '2026-11-20'],
  ])
})

test('P06 says what is wrong with the days', async () => {
  const filters = storyFilters.map((one) => (one.kind === 'dates' ? { ...one, problem: 'longRange' as const } : one))
  render(records({ filters }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose 732 days at most.')
})

test('P06 the plot says every day, one stop of the Tab key, arrow keys between', async () => {
  const days = [
    { date: '2026-11-18', value: 500 },
    { date: '2026-11-19', value: -1250 },
    { date: '2026-11-20', value: 0 },
  ]
  render(records({ plot: { ...plot, days } }))
  const points = page.getByRole('img', { name: /^2026-11/ }).elements()
  expect(points.map((point) => point.getAttribute('aria-label'))).toEqual([
    '2026-11-18: $5.00',
    '2026-11-19: -$12.50',
    '2026-11-20: $0.00',
  ])
  expect(points.filter((point) => point.getAttribute('tabindex') === '0')).toHaveLength(1)
  ;(points[2] as SVGElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(points[1])
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(points[0])
})

test('P06 a table says the same as the plot', async () => {
  render(records({ plot: { ...plot, days: [{ date: '2026-11-20', value: -1250 }] } }))
  await page.getByText('Show as a table').click()
  await expect.element(page.getByRole('row', { name: '2026-11-20 -$12.50' })).toBeVisible()
})

test('P06 an empty answer says what to do and does it', async () => {
  const onValuesChange = vi.fn()
  render(records({ rows: [], rowCount: 0, onValuesChange }))
  await page.getByRole('button', { name: 'Show the last 30 days' }).click()
  expect(onValuesChange).toHaveBeenCalledExactlyOnceWith({
    category: '',
    provider: '',
    status: '',
    reference: '',
    from: '2026-10-22',
    to: '2026-11-20',
  })
})

test.each([
  ['error', 'The records could not be loaded'],
  ['offline', 'You are offline'],
] as const)('FP07 P06 in the state %s no old rows stand there and it can be tried again', async (state, words) => {
  const onRetry = vi.fn()
  render(records({ state, onRetry }))
  await expect.element(page.getByRole('alert').getByText(words)).toBeVisible()
  expect(rows()).toHaveLength(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
})

test('P06 places kept while loading have the height of what comes', () => {
  const loading = records({ state: 'loading', rows: undefined, plot: { title: plot.title, header: plot.header } })
  const { container, rerender } = render(loading)
  const top = (): number => {
    const body = container.querySelector('[data-part=rows] tbody')?.getBoundingClientRect().top ?? 0
    return Math.round(body - container.getBoundingClientRect().top)
  }
  const kept = top()
  rerender(records())
  expect(top()).toBe(kept)
})

test('FP14 only one thing scrolls downwards, and the head stays in sight of it', async () => {
  await page.viewport(1280, 768)
  try {
    const { container } = render(
      <div style={{ height: 400, overflow: 'auto' }}>{records({ rows: storyBets(60), pageSize: 60 })}</div>,
    )
    const scroller = container.firstElementChild as HTMLElement
    const inside = [...scroller.querySelectorAll('*')].filter((one) => {
      const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowY)
      return scrolls && one.scrollHeight > one.clientHeight
    })
    expect(inside).toEqual([])
    scroller.scrollTop = 1600
    const head = container.querySelector('[data-part=rows] thead th') as HTMLElement
    expect(head.getBoundingClientRect().top).toBe(scroller.getBoundingClientRect().top)
  } finally {
    await page.viewport(1024, 768)
  }
})

test('P06 on a phone a row is a card that needs no sideways scrolling and stays a row with named cells', async () => {
  await page.viewport(390, 844)
  try {
    const { container, rerender } = render(records({ state: 'loading', rows: undefined }))
    const height = (): number => container.querySelector('[data-part=rows] tbody')?.getBoundingClientRect().height ?? 0
    const kept = height()
    rerender(records())
    expect(height()).toBe(kept)
    const region = page.getByRole('region', { name: 'Bets' }).element()
    expect(region.scrollWidth).toBe(region.clientWidth)
    expect(region.scrollHeight).toBe(region.clientHeight)
    expect(page.getByRole('rowheader').elements()).toHaveLength(7)
    const [game, net] = ['game', 'net'].map((id) => container.querySelector(`tbody [data-column=${id}]`))
    expect(game?.getBoundingClientRect().top).toBe(net?.getBoundingClientRect().top)
    expect(net?.getBoundingClientRect().right).toBeGreaterThan(game?.getBoundingClientRect().right ?? 0)
  } finally {
    await page.viewport(1024, 768)
  }
})

test('P06 pages are told', async () => {
  const onPageChange = vi.fn()
  render(records({ onPageChange }))
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2)
})

test('QR23 the export shows how far it is and that it failed', async () => {
  const onExport = vi.fn()
  const { rerender } = render(records({ onExport }))
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(onExport).toHaveBeenCalledOnce()
  rerender(records({ onExport, exportState: { kind: 'running', done: 0.4 } }))
  await expect.element(page.getByText('Exporting, 40% done')).toBeVisible()
  rerender(records({ onExport, exportState: { kind: 'failed' } }))
  await expect.element(page.getByText('The export did not finish. Try again.')).toBeVisible()
})
