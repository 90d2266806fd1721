import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import ts from 'typescript'
import { codeOf, indented } from './codeOf.ts'
import { type Gathered, gather } from './gather.ts'
import { type Module, readModule } from './readModule.ts'
import { argsOf, mergeArgs, objectNamed, property, type StoryArg } from './storyArgs.ts'
import { writeJsx } from './writeJsx.ts'

const kit = fileURLToPath(new URL('../..', import.meta.url))

/** Files whose stories have an example. */
export const storyFiles = (): readonly string[] =>
  globSync('src/{components,centre}/*/*.stories.tsx', { cwd: kit })
    .filter((file) => !file.endsWith('.matrix.stories.tsx'))
    .sort()
    .map((file) => join(kit, file))

const hook = /^use[A-Z]/
type Draw = ts.ArrowFunction | ts.FunctionExpression
type Args = readonly StoryArg[]

const isFunction = (value: ts.Expression | undefined): value is Draw =>
  value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))

const writeArgs = (args: readonly StoryArg[]): string =>
  `{\n${args.map(({ name, value }) => `    ${name ? `${name}: ` : '...'}${indented(codeOf(value), 4)},\n`).join('')}  }`

const returned = (code: string): string =>
  code.includes('\n') ? `  return (\n    ${indented(code, 4)}\n  )` : `  return ${code}`

/** What a story that draws itself calls its arguments, where it uses them. */
const argsNameOf = ({ parameters: [first] }: Draw): ts.ParameterDeclaration | undefined =>
  first?.name.getText() === '_' ? undefined : first

/** The body of a story that draws itself, with its arguments as a constant. */
function drawnBody(draw: Draw, tag: string, args: readonly StoryArg[]): string {
  const parameter = argsNameOf(draw)
  const type = parameter?.type ? codeOf(parameter.type) : `ComponentProps<typeof ${tag}>`
  const said = parameter ? `  const ${codeOf(parameter.name)}: ${type} = ${writeArgs(args)}\n` : ''
  if (ts.isBlock(draw.body)) return `${said}${codeOf(draw.body).replace(/^\{\n/, '').replace(/\n\}$/, '')}`
  const inner = ts.isParenthesizedExpression(draw.body) ? draw.body.expression : draw.body
  return `${said}${returned(codeOf(inner))}`
}

const isOfKit = (from: string): number => Number(from.startsWith('@foyer'))

function importLine([from, names]: readonly [string, ReadonlySet<string>]): string {
  const sorted = [...names].sort()
  const isAllTypes = sorted.every((name) => name.startsWith('type '))
  const bare = sorted.map((name) => (isAllTypes ? name.slice('type '.length) : name)).join(', ')
  return `import ${isAllTypes ? 'type ' : ''}{ ${bare} } from '${from}'\n`
}

const importLines = ({ imports }: Gathered): string =>
  [...imports]
    .sort(([a], [b]) => isOfKit(a) - isOfKit(b) || a.localeCompare(b))
    .map(importLine)
    .join('')

/** Declarations with a line between them, but none between pictures. */
const worldOf = ({ declarations }: Gathered): string =>
  [...declarations.values()]
    .filter(Boolean)
    .map((text) => `${text}\n\n`)
    .join('')
    .replaceAll(/(?<=^const \w+ = '\/pictures\/[^\n]*\n)\n(?=const \w+ = '\/pictures\/)/gm, '')

const inFolder = new Map<string, string>()

/** Whether the component's own files say that a prop has to be given, if only as nothing. */
function isRequiredIn(path: string): (name: string) => boolean {
  const folder = dirname(path)
  const files = globSync('*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.(?:stories|test)\./.test(file))
  const text = inFolder.get(folder) ?? files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  inFolder.set(folder, text)
  return (name) => new RegExp(`^\\s+(?:readonly )?${name}: [^\\n]*\\bundefined`, 'm').test(text)
}

const isDrawn = (args: readonly StoryArg[], draw: Draw): readonly ts.Node[] =>
  argsNameOf(draw) ? [draw, ...args.map(({ value }) => value)] : [draw]

function exampleOf(module: Module, name: string): string | undefined {
  const meta = objectNamed(module, 'meta')
  const story = objectNamed(module, name)
  const component = property(meta, 'component')
  if (!story || !component) return undefined
  const tag = (ts.isExpressionWithTypeArguments(component) ? component.expression : component).getText()
  const [shared, own] = [meta, story].map((one) => argsOf(module, property(one, 'args'))) as [Args, Args] // one for each
  const args = mergeArgs(shared, own, isRequiredIn(module.path))
  const draw = property(story, 'render') ?? property(meta, 'render')
  const gathered: Gathered = { imports: new Map(), declarations: new Map(), owners: new Map() }
  const nodes = isFunction(draw) ? isDrawn(args, draw) : [component, ...args.map(({ value }) => value)]
  for (const node of nodes) gather(node, module, gathered)
  const body = isFunction(draw) ? drawnBody(draw, tag, args) : returned(writeJsx(tag, args))
  if (body.includes('ComponentProps<'))
    gathered.imports.set('react', (gathered.imports.get('react') ?? new Set()).add('type ComponentProps'))
  return `${importLines(gathered)}\n${worldOf(gathered)}export function Example() {\n${body}\n}\n`
}

/** Code to copy for every story of the kit, by the id that Storybook gives the story (QB07). */
export function kitExamples(files: readonly string[] = storyFiles()): Readonly<Record<string, string>> {
  const examples: Record<string, string> = {}
  for (const path of files) {
    const module = readModule(path)
    const [group = '', folder = ''] = path.split('/').slice(-3)
    for (const [name, statement] of module.declarations) {
      const isExported =
        ts.canHaveModifiers(statement) &&
        ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      if (!isExported || hook.test(name)) continue
      const code = exampleOf(module, name)
      if (code) examples[toId(`${group}/${folder}`, storyNameFromExport(name))] = code
    }
  }
  return examples
}
