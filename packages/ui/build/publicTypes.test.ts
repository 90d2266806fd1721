import { expect, test } from 'vitest'
import { plainCommentsPlugin } from '../../../.storybook/plainCommentsPlugin.ts'

const story = '/** Eight to a page (M08, C05). */\nexport const Eight: Story = {}'

test('UK12 pages of Storybook say what comments say without the ids in them', () => {
  const { transform } = plainCommentsPlugin()
  const read = (path: string) =>
    typeof transform === 'function' ? Reflect.apply(transform, {}, [story, path]) : undefined
  expect(read('/packages/features/src/news/stories/News.stories.tsx')).toMatchObject({
    code: '/** Eight to a page. */\nexport const Eight: Story = {}',
  })
  expect(read('/node_modules/packages/ui/index.tsx')).toBeUndefined()
})
