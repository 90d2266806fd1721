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

test('UK17 is taken over without a mismatch, and is written without inline style', async () => {
  const balls = <Balls numbers={['21', '4']} label="Last numbers" />
  expect(serverRender(balls)).not.toMatch(/ style=/)
  expect((await hydrate(balls)).problems).toEqual([])
})
