import { feedbackLength } from '@foyer/contract'

/** Why a text is no feedback yet, by the characters people count (P25). */
export function checkWords(text: string): 'contentShort' | 'contentLong' | undefined {
  const length = [...text.trim()].length
  if (length < feedbackLength.least) return 'contentShort'
  return length > feedbackLength.most ? 'contentLong' : undefined
}
