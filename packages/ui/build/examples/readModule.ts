import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** A name that a module brings in. */
export interface Imported {
  /** What it is called where it comes from; `default` for a default import. */
  readonly name: string
  readonly from: string
  readonly isType: boolean
}

/** What stands at the top of a module. */
export interface Module {
  readonly path: string
  readonly source: ts.SourceFile
  readonly imports: ReadonlyMap<string, Imported>
  readonly declarations: ReadonlyMap<string, ts.Statement>
}

function importsOf(statement: ts.ImportDeclaration): readonly (readonly [string, Imported])[] {
  const clause = statement.importClause
  if (!clause || !ts.isStringLiteral(statement.moduleSpecifier)) return []
  const from = statement.moduleSpecifier.text
  const isTypeOnly = clause.phaseModifier === ts.SyntaxKind.TypeKeyword
  const named = clause.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : []
  const found = named.map(
    (one) =>
      [
        one.name.text,
        { name: (one.propertyName ?? one.name).text, from, isType: isTypeOnly || one.isTypeOnly },
      ] as const,
  )
  return clause.name ? [[clause.name.text, { name: 'default', from, isType: isTypeOnly }], ...found] : found
}

function boundNames(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundNames(one.name) : []))
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name))
  const isNamed =
    ts.isFunctionDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

const read = new Map<string, Module>()

/** Reads a module once; a file that was changed since is read by the next process. */
export function readModule(path: string): Module {
  const known = read.get(path)
  if (known) return known
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const module = {
    path,
    source,
    imports: new Map(source.statements.flatMap((one) => (ts.isImportDeclaration(one) ? importsOf(one) : []))),
    declarations: new Map(source.statements.flatMap((one) => namesOf(one).map((name) => [name, one] as const))),
  }
  read.set(path, module)
  return module
}

/** Names a piece of code may mean; properties and attributes are not among them. */
export function usedNames(node: ts.Node): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one) && !isMember(one)) names.add(one.text)
    ts.forEachChild(one, visit)
  }
  visit(node)
  return names
}

function isMember(name: ts.Identifier): boolean {
  const { parent } = name
  if (ts.isPropertyAccessExpression(parent)) return parent.name === name
  if (ts.isQualifiedName(parent)) return parent.right === name
  const named = ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isJsxAttribute(parent)
  return named && parent.name === name
}
