import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { themes } from '../../../.storybook/brands.ts'
import { sayWord } from '../../../.storybook/featureWords.ts'
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

test.each(following('role'))('UK13 FK04 %s follows the toolbar to the role %s', (_, role = '', path = '') => {
  expect(show(path, { role })).not.toBe(show(path, { role: 'member' }))
})

test.each(following('network'))('UK13 FK04 %s follows the toolbar to the network %s', (_, network = '', path = '') => {
  expect(show(path, { network })).not.toBe(show(path, {}))
})

test.each(['Countdown', 'RecordsPage', 'WinnerBoard'])('UK13 FK04 %s follows the clock of the toolbar', (component) => {
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

test('UK13 FK04 the words of a role are there in another language', () => {
  const turkish = { language: 'tr', role: 'guest' }
  expect(show(pathOf('Header'), turkish)).toContain('Giriş yap')
  expect(show(pathOf('Header'), { language: 'tr' })).not.toContain('Deposit')
})

test('UK12 in Turkish a component says what its parts say, what its rows say and what its heads say', () => {
  const turkish = { language: 'tr' }
  const words = (component: string, story: string, chosen: Readonly<Record<string, string>> = turkish): string =>
    show(pathOf(component), chosen, story).replaceAll(/<[^>]*>/g, ' ')
  expect(words('RegistrationForm', 'EveryField')).not.toMatch(/Send code|Show/)
  const records = words('RecordsPage', 'Month')
  expect(records).toMatch(/Bahis numarası.*Kaybetti/s)
  expect(records).not.toMatch(/Category|Provider|Lost|Bet reference/)
  expect(words('RecordsPage', 'Month', { ...turkish, role: 'agent' })).toContain('Üye ')
  expect(words('LotteryWidget', 'Lobby')).not.toMatch(/every|Sunday,|tonight/)
  expect(words('Toast', 'Several')).not.toContain('session')
  expect(words('WinnerBoard', 'Still')).not.toContain('ago')
})

test('UK12 Turkish keeps the day of the toolbar’s clock', () => {
  expect(show(pathOf('RecordsPage'), { language: 'tr', clock: 'tomorrow' }, 'Month')).toContain('value="2026-11-21"')
})

test('UK17 a pseudo-language has every word, also those that no other language says, in elements and in what functions draw', () => {
  const long = { language: 'en-XA' }
  const words = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ')
  expect(words(show(pathOf('Menu'), long, 'Choice'))).toContain('Óórđéérrrr')
  expect(words(show(pathOf('Tooltip'), long, 'Long'))).not.toMatch(/\b(?:What|Passkeys|devices)\b/)
  expect(words(show(pathOf('Form'), long, 'Empty'))).not.toMatch(/\b(?:User|Email|Open)\b/)
})

test('UK17 names, ids and addresses are the same in a pseudo-language', () => {
  const html = show(pathOf('GameTile'), { language: 'en-XA' })
  expect(html).toContain('Prism Rush')
  expect(html).not.toMatch(/src="[^"]*[áéíóúý]/)
})

test('UK17 codes are the same in a pseudo-language, so that what is looked up by them is found', () => {
  const tones = (language: string): string[] => {
    show(pathOf('RecordsPage'), { language }, 'Month')
    return [...document.querySelectorAll('[data-tone]')].map(
      ({ outerHTML }) => /data-tone="(\w+)"/.exec(outerHTML)?.[1] ?? '',
    )
  }
  const english = tones('en')
  expect(new Set(english).size).toBeGreaterThan(2)
  expect(tones('en-XA')).toEqual(english)
  const words = show(pathOf('RecordsPage'), { language: 'en-XA' }, 'Month').replaceAll(/<[^>]*>/g, ' ')
  expect(words).not.toMatch(/\b(?:Open|Cancelled)\b/)
})

test('UK17 what is filled into a text stays as it is in a pseudo-language', () => {
  const facts = sayWord('en-XA', 'deposit', 'paidAgain', { reference: 'D20261010AB' })
  expect(facts).toContain('D20261010AB')
  expect(facts).not.toContain('reference')
})

test('UK13 the toolbar offers brand, theme, language, role, clock and network, and the page follows brand and theme', () => {
  const { brand, theme, language, role, clock, network } = preview.globalTypes ?? {}
  const offered = [brand, theme, language, role, clock, network].map((choice) => choice?.toolbar?.items?.length ?? 0)
  expect(offered.every((count) => count > 1)).toBe(true)
  const canvasOf = (chosen: Readonly<Record<string, string>>): string => {
    show(pathOf('Button'), chosen, 'Primary')
    return getComputedStyle(document.documentElement).getPropertyValue('--fy-color-canvas')
  }
  const brands = themes.map(({ id }) => id)
  const seen = brands.flatMap((id) => ['dark', 'light'].map((side) => canvasOf({ brand: id, theme: side })))
  expect(new Set(seen).size).toBeGreaterThan(brands.length)
  canvasOf({})
})
