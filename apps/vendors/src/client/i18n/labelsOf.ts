import { en } from './en.ts'
import type { Labels } from './labels.ts'
import { tr } from './tr.ts'

/** Words for a BCP 47 tag; English where there are none of its own. */
export function labelsOf(language: string): Labels {
  return language.split('-', 1)[0] === 'tr' ? tr : en
}
