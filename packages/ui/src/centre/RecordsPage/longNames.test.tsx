import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../testing/render.tsx'
import { isSettled, storyBets, storyColumns, storyFilters } from '../../stories/art/records.ts'
import { RecordsPage } from './RecordsPage.tsx'

test('P06 a wide page says a long name in full', async () => {
  await page.viewport(1200, 800)
  const game = 'Whale of the Windward Passage Returns'
  const { container } = render(
    <RecordsPage
      title="Bets"
      state="ready"
      columns={storyColumns}
      rows={storyBets(3).map((bet) => ({ ...bet, game }))}
      rowKey={({ id }) => id}
      isCounted={isSettled}
      filters={storyFilters}
      values={{ from: '2026-10-22', to: '2026-11-20' }}
      page={1}
      pageCount={1}
      rowCount={3}
      pageSize={7}
      onValuesChange={vi.fn()}
      onPageChange={vi.fn()}
      onRetry={vi.fn()}
    />,
  )
  const name = container.querySelector('tbody [data-part=name]')
  expect(name?.textContent).toContain(game)
  expect(name?.scrollWidth).toBe(name?.clientWidth)
})
