import { byteOrderMark, csvText } from './csv.ts'

/** Hands rows to the browser as a CSV file to keep. */
export const saveCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  saveFile(name, byteOrderMark + csvText(rows))

/** Hands a text to the browser as a file to keep. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file up by then; freeing it at once would cancel the download in some.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
