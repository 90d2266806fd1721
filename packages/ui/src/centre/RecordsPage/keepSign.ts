/**
 * A signed amount within a sentence, kept apart so that its sign stays before it in a page from right to left, and joined
 * to it, since a line may end after the hyphen.
 */
export const keepSign = (amount: string): string => amount.replace(/^([-+])(.*)$/, '\u2068$1\u2060$2\u2069')
