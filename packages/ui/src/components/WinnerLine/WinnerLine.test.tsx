import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { storyWinners } from '../../stories/art/winners.ts'
import { WinnerLine } from './WinnerLine.tsx'

test('L31 a win says when, who, which game and how much, with figures of one width', () => {
  const { container } = render(<WinnerLine winners={storyWinners(1)} />)
  expect([...container.querySelectorAll('li > *')].map(({ textContent }) => textContent)).toEqual([
    '2 min. ago',
    'a***r',
    'Prism Rush',
    '$203.27',
  ])
  const amount = container.querySelector('[data-part=amount]') as Element
  expect(getComputedStyle(amount).fontVariantNumeric).toBe('tabular-nums')
})

test('L04 without wins there is no line', () => {
  expect(render(<WinnerLine winners={[]} />).container.innerHTML).toBe('')
})

test('L04 the line can be reached and scrolled by keyboard', async () => {
  render(<WinnerLine winners={storyWinners(12)} />)
  await expect.element(page.getByRole('list', { name: 'Latest wins' })).toHaveAttribute('tabindex', '0')
})

test('L04 a line inside the page’s column fades where it is cut, and its last win does not', async () => {
  const { container } = render(
    <div style={{ width: 700 }}>
      <WinnerLine winners={storyWinners(12)} />
    </div>,
  )
  const list = container.querySelector('ul') as HTMLElement
  expect(getComputedStyle(list).maskImage).toContain('32px')
  list.scrollLeft = list.scrollWidth
  const amounts = container.querySelectorAll('[data-part=amount]')
  const last = amounts[amounts.length - 1]?.getBoundingClientRect().right
  expect(last).toBeLessThanOrEqual(list.getBoundingClientRect().right - 32)
})

test('UK17 is taken over without a mismatch', async () => {
  const line = <WinnerLine winners={storyWinners(3)} />
  expect(serverRender(line)).not.toMatch(/ style=/)
  expect((await hydrate(line)).problems).toEqual([])
})
