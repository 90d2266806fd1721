/** A signed amount within a sentence, kept apart so that its sign stays before it in a page from right to left. */
export const keepSign = (amount: string): string => (/^[-+]/.test(amount) ? `\u2068${amount}\u2069` : amount)
