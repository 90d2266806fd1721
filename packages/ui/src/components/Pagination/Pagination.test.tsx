import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { Pagination } from './Pagination.tsx'

test('L17 a page, the next and the previous one report their number', async () => {
  const turn = vi.fn()
  await page.viewport(1024, 600)
  render(<Pagination page={10} pageCount={20} onPage={turn} />)
  await page.getByRole('button', { name: 'Page 12' }).click()
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('button', { name: 'Previous page' }).click()
  expect(turn.mock.calls).toEqual([[12], [11], [9]])
})

test('L17 the current page says so, and the ends stop', async () => {
  render(<Pagination page={1} pageCount={3} />)
  await expect.element(page.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
})

test('L17 pages with an address are links', async () => {
  render(<Pagination page={1} pageCount={3} hrefFor={(at) => `?page=${at}`} />)
  await expect.element(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '?page=2')
})

test('FP02 a press on a page with an address is answered here and not followed as well', async () => {
  const turn = vi.fn()
  const followed: boolean[] = []
  const { container } = render(<Pagination page={1} pageCount={3} hrefFor={(at) => `#${at}`} onPage={turn} />)
  container.addEventListener('click', (event) => {
    followed.push(!event.defaultPrevented)
    event.preventDefault()
  })
  const second = page.getByRole('link', { name: 'Page 2' })
  await second.click()
  await second.click({ modifiers: ['Control'] })
  expect(turn.mock.calls).toEqual([[2]])
  expect(followed).toEqual([false, true])
})

test('L17 a single page needs no row', () => {
  const { container } = render(<Pagination page={1} pageCount={1} />)
  expect(container.children).toHaveLength(0)
})

test('L17 in 328 px the row keeps within its width', () => {
  const { container } = render(
    <div style={{ width: 328 }}>
      <Pagination page={500} pageCount={999} />
    </div>,
  )
  const list = container.querySelector('ul') as HTMLElement
  expect(list.scrollWidth).toBeLessThanOrEqual(328)
})

test('L17 a row that is put in the middle of a wide place offers every page it has room for', async () => {
  await page.viewport(1024, 600)
  render(
    <div style={{ display: 'grid', justifyItems: 'center' }}>
      <Pagination page={1} pageCount={20} />
    </div>,
  )
  await expect.element(page.getByRole('button', { name: 'Page 2', exact: true })).toBeVisible()
})

test.each([
  [328, 6, '1 … 6 … 20'],
  [328, 2, '1 2 … 20'],
  [328, 3, '1 … 3 … 20'],
  [328, 18, '1 … 18 … 20'],
  [500, 3, '1 2 3 4 … 20'],
  [500, 4, '1 … 3 4 5 … 20'],
  [720, 4, '1 2 3 4 5 6 … 19 20'],
])('L17 in %i px on page %i the row tells where it leaves pages out: %s', async (width, at, row) => {
  await page.viewport(1024, 600)
  const { container } = render(
    <div style={{ width }}>
      <Pagination page={at} pageCount={20} />
    </div>,
  )
  const shown = [...container.querySelectorAll('li')].filter((item) => item.offsetWidth > 0 && item.textContent !== '')
  expect(shown.map(({ textContent }) => textContent).join(' ')).toBe(row)
})
