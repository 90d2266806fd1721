/** The one-time code in a message: six digits or more that stand by themselves. */
export const codeIn = (text: string): string | undefined => /(?<![\d+#.])\d{6,8}(?!\d)/.exec(text)?.[0]
