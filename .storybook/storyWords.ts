import type { Loader } from '@storybook/react-vite'
import type { SayWord } from '../packages/features/src/storyWords.ts'
import { sayLabel } from '../packages/ui/src/labels/sayLabel.ts'
import { sayWord } from './featureWords.ts'
import { findLabels } from './words.ts'

/** Gives a story that does something the words of the toolbar's language, to find by name what it presses. */
export const loadWords: Loader = ({ globals: { language } }) => {
  const say: SayWord = (source, key, values = {}) =>
    source.startsWith('kit/')
      ? sayLabel<Record<string, string>>({ ...findLabels(language, source.slice('kit/'.length)) }, key, values)
      : sayWord(language, source, key, values)
  return { say }
}
