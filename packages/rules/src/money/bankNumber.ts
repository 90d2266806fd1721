/** What is wrong with the number of a bank account: it has the form of none, or is an IBAN with a mistake in it. */
export type BankNumberProblem = 'form' | 'checksum'

/**
 * The number of a bank account without spaces and dashes: an IBAN (ISO 13616), whose check digits have to be right, or an
 * account number of 6 to 20 digits.
 */
export function readBankNumber(text: string): { readonly number: string } | { readonly problem: BankNumberProblem } {
  const number = text.toUpperCase().replace(/[\s-]/g, '')
  if (/^\d{6,20}$/.test(number)) return { number }
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return { problem: 'form' }
  return remainderOf(number.slice(4) + number.slice(0, 4)) === 1 ? { number } : { problem: 'checksum' }
}

/** Of a text whose letters count from 10 for A, divided by 97. */
function remainderOf(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97
  }
  return remainder
}
