import ts from 'typescript'
import type { Module } from './readModule.ts'

/** An argument of a story: a prop of the component, or a spread that cannot be looked into. */
export interface StoryArg {
  readonly name: string | undefined
  readonly value: ts.Expression
}

const bare = (value: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(value) || ts.isAsExpression(value) || ts.isParenthesizedExpression(value)
    ? bare(value.expression)
    : value

/** The object that a name at the top of a module stands for. */
export function objectNamed(module: Module, name: string): ts.ObjectLiteralExpression | undefined {
  const statement = module.declarations.get(name)
  if (!statement || !ts.isVariableStatement(statement)) return undefined
  const found = statement.declarationList.declarations.find(
    (one) => ts.isIdentifier(one.name) && one.name.text === name,
  )
  const value = found?.initializer && bare(found.initializer)
  return value && ts.isObjectLiteralExpression(value) ? value : undefined
}

/** What an object says under a key: an expression, or the function of a method. */
export function property(object: ts.ObjectLiteralExpression | undefined, key: string): ts.Expression | undefined {
  for (const one of object?.properties ?? [])
    if (ts.isPropertyAssignment(one) && one.name.getText() === key) return bare(one.initializer)
  return undefined
}

/** `Primary.args` as the object it means. */
function memberOf(module: Module, value: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isIdentifier(value)) return objectNamed(module, value.text)
  if (!ts.isPropertyAccessExpression(value) || !ts.isIdentifier(value.expression)) return undefined
  const found = property(objectNamed(module, value.expression.text), value.name.text)
  return found && ts.isObjectLiteralExpression(found) ? found : undefined
}

/** Arguments of an object of a story in their order; what is said twice counts as said last. */
export function argsOf(module: Module, object: ts.Expression | undefined): readonly StoryArg[] {
  if (!object) return []
  if (!ts.isObjectLiteralExpression(object)) return [{ name: undefined, value: object }]
  return object.properties.flatMap((one): readonly StoryArg[] => {
    if (ts.isPropertyAssignment(one)) return [{ name: one.name.getText().replaceAll("'", ''), value: one.initializer }]
    if (ts.isShorthandPropertyAssignment(one)) return [{ name: one.name.text, value: one.name }]
    if (!ts.isSpreadAssignment(one)) return []
    const inner = memberOf(module, one.expression)
    return inner ? argsOf(module, inner) : [{ name: undefined, value: one.expression }]
  })
}

/** Arguments of the component's stories with those of one story in their place; `undefined` is said only where it has to be. */
export function mergeArgs(
  shared: readonly StoryArg[],
  own: readonly StoryArg[],
  isRequired: (name: string) => boolean,
): readonly StoryArg[] {
  const all = [...shared, ...own]
  const last = all.filter(({ name }, at) => !name || !all.slice(at + 1).some((later) => later.name === name))
  return last.filter(({ name, value }) => value.getText() !== 'undefined' || (name && isRequired(name)))
}
