import ts from 'typescript'

const noise = (width: number) => new RegExp(`^ {0,${width}}`)

/** `fn()` of a test becomes a function that does nothing, `fn(answer)` the answer. */
function spiesOf(node: ts.Node): readonly ts.CallExpression[] {
  const found: ts.CallExpression[] = []
  const visit = (one: ts.Node): void => {
    if (ts.isCallExpression(one) && ts.isIdentifier(one.expression) && one.expression.text === 'fn') found.push(one)
    else ts.forEachChild(one, visit)
  }
  visit(node)
  return found
}

/** A piece of a story as a reader would write it: without spies, and starting at the left. */
export function codeOf(node: ts.Node): string {
  const source = node.getSourceFile()
  const start = node.getStart()
  let text = node.getText()
  for (const spy of [...spiesOf(node)].reverse()) {
    const [answer] = spy.arguments
    text = text.slice(0, spy.getStart() - start) + (answer?.getText() ?? '() => {}') + text.slice(spy.end - start)
  }
  const line = source.text.lastIndexOf('\n', start) + 1
  const indent = /^ */.exec(source.text.slice(line))?.[0].length ?? 0
  const [first = '', ...others] = text.split('\n')
  return [first, ...others.map((one) => one.replace(noise(indent), ''))].join('\n')
}

/** Every line but the first, further right. */
export const indented = (text: string, by: number): string => text.replaceAll('\n', `\n${' '.repeat(by)}`)
