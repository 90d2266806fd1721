import type { Loader } from '@storybook/react-vite'
import { sayLabel } from '../packages/ui/src/labels/sayLabel.ts'
import { sayWord } from './featureWords.ts'
import { findLabels } from './words.ts'

/** A text of a feature, or of a component of the kit: `kit/Dialog`. */
export type SayWord = (source: string, key: string, values?: Readonly<Record<string, string | number>>) => string

/** Gives a story that does something the words of the toolbar's language, to find by name what it presses. */
export const loadWords: Loader = ({ globals: { language } }) => {
  const say: SayWord = (source, key, values = {}) =>
    source.startsWith('kit/')
      ? sayLabel<Record<string, string>>({ ...findLabels(language, source.slice('kit/'.length)) }, key, values)
      : sayWord(language, source, key, values)
  return { say }
}
