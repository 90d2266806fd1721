/** Letters that no accent can be taken from. */
const foldings: Record<string, string> = { ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' }

/** A text in lower case without accents, as names are searched. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ıøßæœłđ]/g, (letter) => foldings[letter] ?? letter)
}
