import type { Issue } from '../issues/issue.ts'
import type { JsonNode } from './jsonNode.ts'
import { JsonReader } from './jsonReader.ts'
import { type SourceFile, type SourceProblem, sourceIssue } from './sourceFile.ts'

export interface ParsedJson {
  /** The value; with issues it is what the file most likely means, without them exactly what it says. Absent when too little can be read. */
  readonly root?: JsonNode
  readonly issues: readonly Issue[]
}

/** More of them are seldom more than echoes of the first. */
const most = 20
const why = 'With a broken file the site cannot be built, so players keep seeing the last version.'

/**
 * Parses strict JSON (ruling 34). Comments, trailing commas, duplicate and dangerous keys and other notations are problems
 * with their place; where the meaning is plain the reading goes on, so that one run finds all problems of a file.
 */
export function parseStrictJson(source: SourceFile): ParsedJson {
  const problems: SourceProblem[] = []
  const root = new JsonReader(source, (problem) => problems.push(problem)).read()
  const issues = problems.slice(0, most).map((problem) => sourceIssue(source, { why, ...problem }))
  return root ? { root, issues } : { issues }
}
