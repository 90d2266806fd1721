import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { hydrate, serverRender } from '../../../testing/serverRender.tsx'
import { Balls } from './Balls.tsx'

test('W05 W13 balls stand in the order they were drawn, under the name of their draw', async () => {
  const { container } = render(<Balls numbers={['21', '4', '27']} label="Last numbers of Evening Six" />)
  await expect.element(page.getByRole('list', { name: 'Last numbers of Evening Six' })).toBeVisible()
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['21', '4', '27'])
})

test('C21 the digits of one number stand one by one', () => {
  const { container } = render(<Balls numbers={['050820']} label="Special prize" />)
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([...'050820'])
})

test('UK17 C21 the digits of one number are read from left to right in a page from right to left, balls from the right', () => {
  const leftOf = (numbers: readonly string[]): readonly number[] => {
    const { container } = render(
      <div dir="rtl" style={{ inlineSize: 600 }}>
        <Balls numbers={numbers} label="Last numbers" />
      </div>,
    )
    return [...container.querySelectorAll('li')].map((one) => one.getBoundingClientRect().left)
  }
  const [first = 0, second = 0, third = 0] = leftOf(['050'])
  expect([first < second, second < third]).toEqual([true, true])
  // They still begin where the page does.
  expect(third).toBeGreaterThan(500)
  const [ball = 0, next = 0] = leftOf(['21', '4'])
  expect(ball).toBeGreaterThan(next)
})

test('UK17 is taken over without a mismatch, and is written without inline style', async () => {
  const balls = <Balls numbers={['21', '4']} label="Last numbers" />
  expect(serverRender(balls)).not.toMatch(/ style=/)
  expect((await hydrate(balls)).problems).toEqual([])
})
