/** Marks the file as UTF-8 for spreadsheet programs. */
export const byteOrderMark = '\uFEFF'

const number = /^-?\d+(\.\d+)?$/
const startsFormula = /^[=+\-@\t\r\n]/

/**
 * One cell. Text that a spreadsheet would run as a formula gets an apostrophe before it; plain numbers stay numbers.
 * Quotes stand around what holds separators, quotes or line breaks.
 */
export function csvCell(value: string): string {
  const harmless = startsFormula.test(value.trimStart() || value) && !number.test(value) ? `'${value}` : value
  return /[",;\r\n\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as one text, each ended by CRLF as RFC 4180 has it. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
