import { colorWords } from '@foyer/ui/design-tokens'
import { type ColorToken, defaultDark } from '@foyer/ui/tokens'
import { enumWords } from './enumWords.ts'
import { snippets } from './snippets.ts'

type JsonSchema = { [key: string]: unknown }

/** Keys whose values have a form that editors know, and help with. */
const formats: Readonly<Record<string, string>> = {
  'hosts.*': 'hostname',
  'seo.origin': 'uri',
  'cdn.images.*': 'uri',
  'cdn.games.*': 'uri',
  'banners.*.*.link': 'uri-reference',
  'footer.columns.*.links.*.href': 'uri-reference',
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/** The schemas of the items or unnamed keys below one. */
function anyBelow({ items, patternProperties, properties }: JsonSchema): readonly JsonSchema[] {
  const patterns = isSchema(patternProperties) ? Object.entries(patternProperties) : []
  const open = patterns.filter(([pattern]) => pattern !== '^x-').map(([, schema]) => schema)
  const named = isSchema(properties) ? Object.values(properties) : []
  return [items, ...open, ...named].filter(isSchema)
}

/** Every schema at a path such as `banners.*.*.link`. */
function schemasAt(root: JsonSchema, path: string): readonly JsonSchema[] {
  return path.split('.').reduce<readonly JsonSchema[]>(
    (found, key) =>
      found.flatMap((schema) => {
        if (key === '*') return anyBelow(schema)
        const child = isSchema(schema.properties) ? schema.properties[key] : undefined
        return isSchema(child) ? [child] : []
      }),
    [root],
  )
}

function addColors(root: JsonSchema): void {
  // Object.keys loses that these are the tokens.
  for (const token of Object.keys(defaultDark) as ColorToken[])
    for (const side of ['dark', 'light']) {
      const [meaning, seen] = colorWords[token]
      for (const schema of schemasAt(root, `theme.${side}.${token}`))
        Object.assign(schema, {
          format: 'color-hex',
          description: `${meaning}. Seen: ${seen}. #rrggbb in lower case`,
          markdownDescription: `**${meaning}**\n\nSeen: ${seen}.\n\n\`#rrggbb\` in lower case; left out, it follows the colours that are written.`,
        })
    }
}

function addEnums(root: JsonSchema): void {
  const words = { ...enumWords, 'theme.font.display': enumWords['theme.font.text'] ?? {} }
  for (const [path, meanings] of Object.entries(words))
    for (const schema of schemasAt(root, path))
      if (Array.isArray(schema.enum))
        schema.enumDescriptions = schema.enum.map((value: unknown) => meanings[String(value)] ?? '')
}

/** Adds to a schema what editors show beside it: colours, forms, meanings of values, beginnings to fill in (CF02). */
export function addEditorHints(root: JsonSchema): void {
  addColors(root)
  addEnums(root)
  for (const [path, format] of Object.entries(formats))
    for (const schema of schemasAt(root, path)) schema.format = format
  for (const [path, defaultSnippets] of Object.entries(snippets))
    for (const schema of schemasAt(root, path)) schema.defaultSnippets = defaultSnippets
}
