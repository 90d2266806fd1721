/** What a code may be made of. */
export type CodeSigns = 'digits' | 'letters'

const others = { digits: /\D/g, letters: /[^\dA-Z]/g } as const

/** The signs of a code in what was typed or pasted: "123 456" and "Your code: 123-456" are both 123456. */
export function readCode(text: string, signs: CodeSigns, length: number): string {
  const wide = text.normalize('NFKC').toUpperCase()
  return wide.replaceAll(others[signs], '').slice(0, length)
}
