/** A LIKE pattern that finds `text` anywhere; what LIKE reads as a wildcard stands for itself. */
export const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
