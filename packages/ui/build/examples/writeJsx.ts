import ts from 'typescript'
import { codeOf, indented } from './codeOf.ts'
import type { StoryArg } from './storyArgs.ts'

const width = 88

const isPlainText = (value: ts.Expression): value is ts.StringLiteral =>
  ts.isStringLiteral(value) && !/["\\\n{}<>]/.test(value.text)

function attribute({ name, value }: StoryArg): string {
  if (!name) return `{...${codeOf(value)}}`
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name
  const inner = ts.isParenthesizedExpression(value) ? value.expression : value
  return isPlainText(inner) ? `${name}="${inner.text}"` : `${name}={${codeOf(inner)}}`
}

const isElement = (value: ts.Expression): boolean =>
  ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value) || ts.isJsxFragment(value)

function childOf(value: ts.Expression): string {
  if (ts.isParenthesizedExpression(value)) return childOf(value.expression)
  if (ts.isJsxFragment(value))
    return value.children
      .map((child) => codeOf(child))
      .join('')
      .trim()
  return isPlainText(value) ? value.text : isElement(value) ? codeOf(value) : `{${codeOf(value)}}`
}

/** An element with the arguments of a story as its attributes. */
export function writeJsx(tag: string, args: readonly StoryArg[]): string {
  const attributes = args.filter(({ name }) => name !== 'children').map(attribute)
  const child = args.find(({ name }) => name === 'children')
  const inner = child && childOf(child.value)
  const end = inner === undefined ? ' />' : `>${inner}</${tag}>`
  const line = `${[`<${tag}`, ...attributes].join(' ')}${end}`
  if (line.length <= width && !line.includes('\n')) return line
  const open = [`<${tag}`, ...attributes].join(' ')
  const isShort = open.length <= width && !open.includes('\n')
  const head =
    isShort || attributes.length === 0 ? open : `<${tag}\n  ${attributes.map((one) => indented(one, 2)).join('\n  ')}`
  if (inner === undefined) return isShort ? `${head} />` : `${head}\n/>`
  return `${head}${isShort || attributes.length === 0 ? '>' : '\n>'}\n  ${indented(inner, 2)}\n</${tag}>`
}
