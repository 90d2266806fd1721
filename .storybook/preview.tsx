import '@fontsource-variable/bricolage-grotesque/index.css'
import '@fontsource-variable/figtree/index.css'
import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/manrope/index.css'
import '@fontsource-variable/sora/index.css'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { applyTheme } from '../packages/ui/stories/applyTheme.ts'
import { themes } from './brands.ts'
import { clocks } from './clock.ts'
import { DocsPage } from './DocsPage.tsx'
import { exampleCode } from './exampleCode.ts'
import { moneyArgs } from './moneyArg.ts'
import { withPortal } from './portal.tsx'
import { defaultValues, propTypes } from './propTypes.ts'
import { pseudoArgs } from './pseudoArg.ts'
import { loadWords } from './storyWords.ts'
import { directionOf, findLabels, languages, offered } from './words.ts'
import { withWorld } from './world.tsx'
import { findWritten } from './writtenStory.ts'

// What a story waits for comes late on a machine that is busy with something else; that is not wrong.
configure({ asyncUtilTimeout: 15_000 })

/**
 * Words of a story in another language: `parameters.tr` replaces args, `parameters.tr.role` those of a role, and the component's
 * labels come from the messages beside it, those of its parts by `parameters.partLabels`: `{ formLabels: 'Form' }`. `parameters.tr` may
 * be made from the args, where the rest of them stays, such as columns of which only the heads are words. A story's own words go before
 * those that its component's stories share, and what it says by itself in English is not replaced by theirs. Amounts are
 * written as the language writes them, whichever they came in.
 */
const withLanguage: Decorator = (Story, context) => {
  const { language, role } = context.globals
  if (language === 'en') return <Story />
  const names = context.title.split('/')
  const labels = names.map((name) => findLabels(language, name)).find(Boolean)
  const ofParts = Object.entries<string>(context.parameters.partLabels ?? {})
  const partLabels = Object.fromEntries(ofParts.map(([prop, name]) => [prop, findLabels(language, name)]))
  const written = findWritten(context)
  // A pseudo-language has what any other says of itself.
  const spoken = languages.includes(language) ? language : languages.find((tag) => context.parameters[tag])
  const say = (words: unknown) => (typeof words === 'function' ? words(context.args) : words)
  const { role: byRole, ...shared } = say(context.parameters[spoken ?? '']) ?? {}
  const own = written.args ?? {}
  const unsaid = Object.entries({ ...shared, ...byRole?.[role] }).filter(([name]) => !(name in own))
  const said = { ...Object.fromEntries(unsaid), ...say(written.parameters?.[spoken ?? '']) }
  const words = spoken === language ? said : pseudoArgs(language, context.args, said)
  return <Story args={moneyArgs(language, { ...context.args, ...(labels && { labels }), ...partLabels, ...words })} />
}

/** Puts the chosen brand's variables, theme and language on the document, as the portal's own pages do. */
const withTheme: Decorator = (Story, context) => {
  const { brand, theme, language, motion, direction } = context.globals
  const chosen = themes.find(({ id }) => id === brand) ?? themes[0]
  if (chosen) applyTheme(document, chosen.theme, theme === 'light' ? 'light' : 'dark', motion === 'reduced')
  document.documentElement.lang = language
  document.documentElement.dir = direction === 'auto' ? directionOf(language) : direction
  return <Story />
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [propTypes, defaultValues],
  loaders: [loadWords],
  decorators: [withPortal, withLanguage, withWorld, withTheme],
  initialGlobals: {
    brand: 'neutral',
    theme: 'dark',
    // Every story is played in another language too, where a run of all checks asks for it.
    language: import.meta.env.VITE_STORY_LANGUAGE ?? 'en',
    motion: 'full',
    direction: 'auto',
    role: 'member',
    clock: 'running',
    network: 'fast',
  },
  globalTypes: {
    brand: {
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.map(({ id, title }) => ({ value: id, title })),
      },
    },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [...offered],
      },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Direction of the language' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'timer',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    role: {
      toolbar: {
        title: 'Role',
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: 'guest', title: 'Guest' },
          { value: 'member', title: 'Member' },
          { value: 'agent', title: 'Agent' },
        ],
      },
    },
    clock: {
      toolbar: {
        title: 'Clock',
        icon: 'time',
        dynamicTitle: true,
        items: Object.entries(clocks).map(([value, { title }]) => ({ value, title })),
      },
    },
    network: {
      toolbar: {
        title: 'Network',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'fast', title: 'Fast network' },
          { value: 'slow', title: 'Slow: nothing is there yet' },
          { value: 'failing', title: 'Failing: answers are errors' },
          { value: 'offline', title: 'Offline' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    chromatic: { disableSnapshot: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage, codePanel: true, source: { transform: exampleCode, language: 'tsx' } },
    viewport: {
      options: Object.fromEntries(
        [360, 390, 768, 1440].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: ['Start here', ['Welcome', 'Tokens', 'Icons', 'Health', 'Changes'], 'Pages', 'components', 'centre'],
      },
    },
  },
}

export default preview
