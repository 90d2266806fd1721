import { globSync, readFileSync, writeFileSync } from 'node:fs'

const id = '[A-Z]{1,3}\\d{2}'
/** Ids of requirements in brackets, as the comments of the sources end with them: `(L32, C23)`, `(UK07, H08 to H18)`. */
const ids = new RegExp(`\\s*\\(${id}(?:[\\s*]*(?:,|to)[\\s*]*${id})*\\)`, 'g')

/** A text whose comments name no ids of requirements, which say nothing to a user of the package. */
export const withoutIds = (text: string): string => text.replace(ids, '')

/** Takes them out of the public types. */
export function cleanTypes(): void {
  for (const file of globSync('dist/**/*.d.ts')) {
    const text = readFileSync(file, 'utf8')
    const clean = withoutIds(text)
    if (clean !== text) writeFileSync(file, clean)
  }
}
