import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import preview from '../../../.storybook/preview.tsx'
import { cleanUp, render } from '../testing/render.tsx'

setProjectAnnotations([preview])
const modules = import.meta.glob<{ default: Meta } & Record<string, StoryObj>>(
  ['../src/**/*.stories.tsx', '!../src/**/*.matrix.stories.tsx'],
  { eager: true },
)
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.stories.tsx'.length)

/** What a component's stories show, or one of them, with these choices in the toolbar. */
function show(path: string, chosen: Readonly<Record<string, string>>, name?: string): string {
  const { default: meta, ...stories } = modules[path] as { default: Meta } & Record<string, StoryObj>
  const initialGlobals = { ...preview.initialGlobals, clock: 'frozen', ...chosen }
  const shown = Object.entries(stories).filter(([story, { tags }]) =>
    name ? story === name : !tags?.includes('!test'),
  )
  return shown
    .map(([, story]) => {
      cleanUp()
      const Story = composeStory(story, { title: nameOf(path), ...meta }, { ...preview, initialGlobals })
      return render(<Story />).container.innerHTML.replaceAll(/_r_\w+_/g, '')
    })
    .join('\n')
}

const pathOf = (component: string): string =>
  Object.keys(modules).find((path) => nameOf(path) === component) ?? component
const following = (choice: string) =>
  Object.entries(modules).flatMap(([path, { default: meta }]) => {
    const said: unknown = meta.parameters?.[choice]
    return typeof said === 'object' && said !== null
      ? Object.keys(said).map((value) => [nameOf(path), value, path])
      : []
  })

test.each(following('role'))('FK04 %s follows the toolbar to the role %s', (_, role = '', path = '') => {
  expect(show(path, { role })).not.toBe(show(path, { role: 'member' }))
})

test.each(following('network'))('FK04 %s follows the toolbar to the network %s', (_, network = '', path = '') => {
  expect(show(path, { network })).not.toBe(show(path, {}))
})

test.each(['Countdown', 'RecordsPage', 'WinnerBoard'])('FK04 %s follows the clock of the toolbar', (component) => {
  const path = pathOf(component)
  expect(show(path, { clock: 'tomorrow' })).not.toBe(show(path, {}))
  expect(show(path, {})).toBe(show(path, {}))
})

test('FK04 a countdown stands still with the clock, and the records of the day after end with that day', () => {
  expect(show(pathOf('Countdown'), {}, 'Running')).toContain('02:00:00')
  expect(show(pathOf('Countdown'), { clock: 'tomorrow' }, 'Running')).toContain('--:--:--')
  expect(show(pathOf('RecordsPage'), { clock: 'tomorrow' }, 'Month')).toContain('value="2026-11-21"')
})

test('FK04 what a story says by itself stays, whatever the toolbar says', () => {
  const path = pathOf('RecordsPage')
  expect(show(path, { network: 'failing' }, 'Offline')).toBe(show(path, {}, 'Offline'))
})

test('FK04 the words of a role are there in another language', () => {
  const turkish = { language: 'tr', role: 'guest' }
  expect(show(pathOf('Header'), turkish)).toContain('Giriş yap')
  expect(show(pathOf('Header'), { language: 'tr' })).not.toContain('Deposit')
})
