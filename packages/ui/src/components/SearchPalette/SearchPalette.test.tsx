import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { serverRender } from '../../../testing/serverRender.tsx'
import { SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx'
import { someTitles } from './titles.fixture.ts'

function Palette(props: Partial<SearchPaletteProps>) {
  const [typed, setTyped] = useState('')
  return <SearchPalette typed={typed} onType={setTyped} found={someTitles} onChoose={() => undefined} {...props} />
}
const field = () => page.getByRole('combobox', { name: 'Search games' })
const marked = () => document.querySelector('[data-active]')?.textContent

test('N09 the first title is chosen by Enter, others by the arrows, and the last is where they end', async () => {
  const onChoose = vi.fn()
  render(<Palette onChoose={onChoose} />)
  await field().click()
  await userEvent.keyboard('dra{Enter}{ArrowDown}{ArrowDown}{Enter}{ArrowUp}{Enter}')
  expect(onChoose.mock.calls).toEqual([['1'], ['3'], ['2']])
  await userEvent.keyboard('{PageDown}{PageDown}{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith('5')
  await expect.element(field()).toHaveFocus()
})

test('N09 keys with which letters are put together choose no title: Enter takes the letters, the arrows go through them', async () => {
  const onChoose = vi.fn()
  render(<Palette onChoose={onChoose} />)
  await field().click()
  await userEvent.keyboard('dra')
  // Safari tells the last of them by its code alone.
  for (const how of [
    { key: 'ArrowDown', isComposing: true },
    { key: 'Enter', isComposing: true },
    { key: 'Enter', keyCode: 229 },
  ])
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { ...how, bubbles: true, cancelable: true }))
  expect(onChoose).not.toHaveBeenCalled()
  expect(marked()).toContain('Dragon of the Harbor')
  await userEvent.keyboard('{Enter}')
  expect(onChoose.mock.calls).toEqual([['1']])
})

test('N09 what is typed anew begins at the first title again', async () => {
  render(<Palette />)
  await field().click()
  await userEvent.keyboard('dra{ArrowDown}{ArrowDown}')
  expect(marked()).toContain('Rồng')
  await userEvent.keyboard('g')
  expect(marked()).toContain('Dragon of the Harbor')
})

test('N09 QP02 what is played most is offered below earlier searches until something is typed', async () => {
  const onChoose = vi.fn()
  render(<Palette found={[]} popular={someTitles.slice(0, 2)} recent={['roulette']} onChoose={onChoose} />)
  await expect.element(page.getByRole('group', { name: 'Most played' }).getByRole('option').first()).toBeVisible()
  await field().click()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChoose.mock.calls).toEqual([['2']])
  await page.getByRole('group', { name: 'Most played' }).getByRole('option').first().click()
  expect(onChoose).toHaveBeenLastCalledWith('1')
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('group', { name: 'Most played' })).not.toBeInTheDocument()
})

test('N09 QP02 pages called like what is typed stand above the titles and are opened by Enter', async () => {
  const onOpenPlace = vi.fn()
  const places = [{ id: '/rng', name: 'Slots' }]
  const { rerender } = render(<Palette places={places} onOpenPlace={onOpenPlace} found={[]} />)
  await expect.element(page.getByRole('option', { name: 'Slots' })).not.toBeInTheDocument()
  rerender(<Palette typed="slo" places={places} onOpenPlace={onOpenPlace} found={[]} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('1 page')
  await expect.element(page.getByRole('group', { name: 'Pages' }).getByRole('option', { name: 'Slots' })).toBeVisible()
  await field().click()
  await userEvent.keyboard('{Enter}')
  expect(onOpenPlace.mock.calls).toEqual([['/rng']])
  await page.getByRole('option', { name: 'Slots' }).click()
  expect(onOpenPlace).toHaveBeenCalledTimes(2)
})

test('N09 QP02 saved and earlier searches are typed by choosing them', async () => {
  const onSave = vi.fn()
  render(<Palette saved={['dragon']} recent={['roulette']} onSave={onSave} />)
  await page.getByRole('option', { name: 'roulette' }).click()
  await expect.element(field()).toHaveValue('roulette')
  await page.getByRole('button', { name: 'Save this search' }).click()
  expect(onSave).toHaveBeenCalledWith('roulette')
})

test('N09 a search that is saved can be removed', async () => {
  render(<Palette saved={['dragon']} onSave={() => undefined} />)
  await page.getByRole('option', { name: 'dragon' }).click()
  await expect
    .element(page.getByRole('button', { name: 'Remove from saved searches' }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('N09 UK14 what is found for the next letter takes the rows that are there', () => {
  const { container, rerender } = render(<Palette typed="d" found={someTitles.slice(0, 3)} />)
  const rows = [...container.querySelectorAll('[role=option]')]
  rerender(<Palette typed="dr" found={someTitles.slice(2, 5)} />)
  expect([...container.querySelectorAll('[role=option]')]).toEqual(rows)
  expect(rows.map((row) => row.textContent)).toEqual(
    someTitles.slice(2, 5).map(({ name, detail }) => expect.stringContaining(name + detail)),
  )
})

test('N09 what was searched for stands out in the name, which is read as one', async () => {
  render(<Palette typed="dragno" />)
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Dragon', 'Dragon', 'Dragon'])
  await expect.element(page.getByRole('option', { name: /^Golden Dragon/ })).toBeVisible()
})

test('N09 more finds than stand here are counted, not only those that stand here', async () => {
  render(<Palette typed="dragon" total={1312} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('The 5 closest of 1,312 games')
})

test('N09 says when nothing is found, when titles load and when search does not answer', async () => {
  const onRetry = vi.fn()
  const { rerender } = render(<Palette typed="xq" found={[]} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing found for “xq”')
  rerender(<Palette typed="xq" found={[]} state="loading" />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading the titles')
  rerender(<Palette typed="xq" found={[]} state="error" onRetry={onRetry} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  await expect.element(field()).toHaveFocus()
})

test('N09 the mark of the choice stands where a line begins, in either direction', async () => {
  render(<Palette typed="dragon" />)
  const shadow = () => getComputedStyle(document.querySelector('[data-active]') ?? document.body).boxShadow
  expect(shadow()).toContain(' 2px 0px')
  document.documentElement.dir = 'rtl'
  expect(shadow()).toContain('-2px 0px')
  document.documentElement.dir = ''
})

test('N09 what helps on where nothing is found or search fails stands below the words that say so', async () => {
  const below = async (what: Locator): Promise<number> => {
    await expect.element(what).toBeVisible()
    return (
      what.element().getBoundingClientRect().top - page.getByRole('status').element().getBoundingClientRect().bottom
    )
  }
  const { rerender } = render(<Palette typed="xq" found={[]} />)
  expect(await below(page.getByText('Try fewer letters, or the name of the studio.'))).toBeLessThan(40)
  rerender(<Palette typed="xq" found={[]} state="error" onRetry={() => undefined} />)
  expect(await below(page.getByRole('button', { name: 'Try again' }))).toBeLessThan(40)
})

test('N09 L26 a title without a picture shows the game icon, on a ground of another colour than its row', () => {
  render(<Palette typed="dragon" found={[{ id: '1', name: 'Dragon', detail: 'Lamplight' }]} />)
  const styleOf = (part: string) => getComputedStyle(document.querySelector(part) ?? document.body)
  expect(document.querySelector('[data-part=picture] [data-part=default-icon]')).not.toBeNull()
  expect(styleOf('[data-part=art]').backgroundColor).toBe('rgba(0, 0, 0, 0)')
  expect(styleOf('[data-active]').backgroundColor).not.toBe(styleOf('[data-part=picture]').backgroundColor)
})

test('UK17 the field is there before there is script', () => {
  expect(serverRender(<Palette />)).toContain('combobox')
})

test('N09 pictures of titles that are newly found come once typing pauses, and those that stay stay', async () => {
  const [first, ...others] = someTitles
  const { container, rerender } = render(<Palette typed="d" found={someTitles.slice(0, 1)} />)
  const pictures = () => [...container.querySelectorAll('[data-part=picture]')].map((one) => one.childElementCount)
  expect(pictures()).toEqual([1])
  rerender(<Palette typed="dr" found={someTitles} />)
  expect(pictures()).toEqual([1, ...others.map(() => 0)])
  expect(container.querySelector('[data-part=option]')?.textContent).toContain(first?.name)
  await expect.poll(pictures).toEqual(someTitles.map(() => 1))
})

test('N09 pictures wait for letters that find nothing else too, and for titles that come again', async () => {
  vi.useFakeTimers()
  const { container, rerender } = render(<Palette typed="d" found={someTitles.slice(0, 1)} />)
  const pictures = () => [...container.querySelectorAll('[data-part=picture]')].map((one) => one.childElementCount)
  rerender(<Palette typed="dr" found={[]} />)
  rerender(<Palette typed="d" found={someTitles.slice(0, 1)} />)
  // Together longer than the pause.
  for (let letters = 0; letters < 5; letters += 1) {
    vi.advanceTimersByTime(200)
    rerender(<Palette typed={'d'.repeat(2 + letters)} found={someTitles.slice(0, 1)} />)
    expect(pictures()).toEqual([0])
  }
  vi.advanceTimersByTime(300)
  vi.useRealTimers()
  await expect.poll(pictures).toEqual([1])
})

test('N09 the field keeps its place whatever is found', async () => {
  const { rerender } = render(<Palette typed="dragon" />)
  const box = () => document.querySelector('[data-part=box]')?.getBoundingClientRect().top
  const height = () => document.querySelector('[data-part=keys]')?.getBoundingClientRect().bottom
  const many = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, name: `Dragon ${at}`, detail: 'Lamplight' }))
  const [top, end] = [box(), height()]
  for (const found of [many, [], someTitles.slice(0, 1)]) {
    rerender(<Palette typed="dragon" found={found} />)
    expect([box(), height()]).toEqual([top, end])
  }
})

test('N09 the marked title is in sight in a long list, which scrolls alone', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ id: `${at}`, name: `Dragon ${at}`, detail: 'Lamplight' }))
  render(<Palette typed="dragon" found={many} />)
  await field().click()
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}')
  await expect.element(page.getByRole('option', { name: /^Dragon 19/ })).toHaveAttribute('aria-selected', 'true')
  const list = document.querySelector('[data-part=list]')?.getBoundingClientRect()
  const option = document.querySelector('[data-active]')?.getBoundingClientRect()
  expect(Math.round(option?.bottom ?? 0)).toBeLessThanOrEqual(Math.round(list?.bottom ?? 0))
  expect(document.scrollingElement?.scrollTop).toBe(0)
  // Rows keep their height, however many there are.
  expect(option?.height).toBe(56)
})
