import ts from 'typescript'

const noise = (width: number) => new RegExp(`^ {0,${width}}`)

/** What a reader would write instead: nothing done for a spy of a test, or its answer, and English where a story asks for the language. */
function replacementOf(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'fn')
    return node.arguments[0]?.getText() ?? '() => {}'
  if (ts.isConditionalExpression(node) && node.condition.getText().startsWith('globals.language '))
    return node.whenFalse.getText()
  return undefined
}

interface Replaced {
  readonly node: ts.Node
  readonly by: string
}

function replacedIn(node: ts.Node): readonly Replaced[] {
  const by = replacementOf(node)
  if (by !== undefined) return [{ node, by }]
  const found: Replaced[] = []
  ts.forEachChild(node, (child) => void found.push(...replacedIn(child)))
  return found
}

/** A piece of a story as a reader would write it: without spies and other languages, and starting at the left. */
export function codeOf(node: ts.Node): string {
  const source = node.getSourceFile()
  const start = node.getStart()
  let text = node.getText()
  for (const { node: one, by } of [...replacedIn(node)].reverse())
    text = text.slice(0, one.getStart() - start) + by + text.slice(one.end - start)
  const line = source.text.lastIndexOf('\n', start) + 1
  const indent = /^ */.exec(source.text.slice(line))?.[0].length ?? 0
  const [first = '', ...others] = text.split('\n')
  return [first, ...others.map((one) => one.replace(noise(indent), ''))].join('\n')
}

/** Every line but the first, further right. */
export const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`)
