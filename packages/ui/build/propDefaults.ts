import ts from 'typescript'

/** What holds some of a component's props: the parameter, or the rest of an earlier taking apart. */
type Holders = Set<string>

/** Takes a pattern's defaults as they are written, and notes its rest. */
function readPattern(pattern: ts.ObjectBindingPattern, holders: Holders, defaults: Record<string, string>): void {
  for (const { name, propertyName, dotDotDotToken, initializer } of pattern.elements) {
    if (!ts.isIdentifier(name)) continue
    if (dotDotDotToken) holders.add(name.text)
    const prop = propertyName && ts.isIdentifier(propertyName) ? propertyName.text : name.text
    if (initializer) defaults[prop] = initializer.getText()
  }
}

/** Defaults of the props of every component in a file, by its name, as the source writes them where props are taken apart. */
export function propDefaults(code: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const file = ts.createSourceFile('component.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Record<string, Record<string, string>> = {}
  for (const statement of file.statements) {
    if (!ts.isFunctionDeclaration(statement) || !/^[A-Z]/.test(statement.name?.text ?? '')) continue
    const [parameter] = statement.parameters
    const holders: Holders = new Set()
    const defaults: Record<string, string> = {}
    if (parameter && ts.isIdentifier(parameter.name)) holders.add(parameter.name.text)
    if (parameter && ts.isObjectBindingPattern(parameter.name)) readPattern(parameter.name, holders, defaults)
    const declared = statement.body?.statements.filter(ts.isVariableStatement) ?? []
    for (const { name, initializer } of declared.flatMap(({ declarationList }) => declarationList.declarations)) {
      const isProps = initializer && ts.isIdentifier(initializer) && holders.has(initializer.text)
      if (isProps && ts.isObjectBindingPattern(name)) readPattern(name, holders, defaults)
    }
    if (statement.name && Object.keys(defaults).length > 0) found[statement.name.text] = defaults
  }
  return found
}
