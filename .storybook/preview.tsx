import '@fontsource-variable/bricolage-grotesque/index.css'
import '@fontsource-variable/figtree/index.css'
import '@fontsource-variable/inter/index.css'
import '@fontsource-variable/manrope/index.css'
import '@fontsource-variable/sora/index.css'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { applyTheme } from '../packages/ui/stories/applyTheme.ts'
import { themes } from './brands.ts'
import { directionOf, findLabels, languages, offered, pseudoArg } from './words.ts'

/** A story as its file writes it; Storybook merges it with its component's and passes it on without a type. */
interface WrittenStory {
  readonly args?: Readonly<Record<string, unknown>>
  readonly parameters?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/**
 * Words of a story in another language: `parameters.tr` replaces args, and the component's labels come from the messages beside it.
 * What a story says by itself is not replaced by the words that its component's stories share.
 */
const withLanguage: Decorator = (Story, context) => {
  const language: string = context.globals.language
  if (language === 'en') return <Story />
  const names = context.title.split('/')
  const labels = names.map((name) => findLabels(language, name)).find(Boolean)
  const { moduleExport: written = {} } = context as { readonly moduleExport?: WrittenStory }
  // A pseudo-language has what any other says of itself.
  const spoken = languages.includes(language) ? language : languages.find((tag) => context.parameters[tag])
  const shared = Object.entries(context.parameters[spoken ?? ''] ?? {}).filter(
    ([name]) => !(name in (written.args ?? {})),
  )
  const said = written.parameters?.[spoken ?? ''] ?? Object.fromEntries(shared)
  const words =
    spoken === language
      ? said
      : Object.fromEntries(
          Object.entries(said).map(([name, other]) => [name, pseudoArg(language, context.args[name], other)]),
        )
  return <Story args={{ ...context.args, ...(labels && { labels }), ...words }} />
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
  decorators: [withLanguage, withTheme],
  initialGlobals: { brand: 'neutral', theme: 'dark', language: 'en', motion: 'full', direction: 'auto' },
  globalTypes: {
    brand: {
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.map(({ id, title }) => ({ value: id, title })),
      },
    },
    theme: { toolbar: { title: 'Theme', icon: 'mirror', dynamicTitle: true, items: ['dark', 'light'] } },
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
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    chromatic: { disableSnapshot: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: Object.fromEntries(
        [360, 390, 768, 1440].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    options: { storySort: { order: ['Start here', 'components', 'centre'] } },
  },
}

export default preview
