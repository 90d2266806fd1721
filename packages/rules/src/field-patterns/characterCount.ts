/** Length in characters as a person counts code points, the same as JSON Schema's `minLength` (V30). */
export function characterCount(value: string): number {
  let count = 0
  for (const _ of value) count += 1
  return count
}
