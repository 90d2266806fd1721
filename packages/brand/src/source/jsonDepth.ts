import type { SourceProblem } from './sourceFile.ts'

/** How deep objects and lists may be nested. The brand schema needs 12. */
export const deepestJson = 64

/** Finds the bracket that nests too deep without recursion, so that no file can exhaust the stack of the parser. */
export function depthProblem(text: string, deepest: number): SourceProblem | undefined {
  let depth = 0
  let inText = false
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index]
    if (inText) {
      if (char === '\\') index += 1
      else if (char === '"' || char === '\n') inText = false
    } else if (char === '"') inText = true
    else if (char === '{' || char === '[') {
      depth += 1
      if (depth > deepest) {
        return {
          code: 'too-deep',
          offset: index,
          message: `Objects and lists are nested more than ${deepest} deep here`,
        }
      }
    } else if (char === '}' || char === ']') depth -= 1
  }
  return undefined
}
