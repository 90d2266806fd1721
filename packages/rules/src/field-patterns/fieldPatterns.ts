/** One pattern family: what a value may consist of. Length is checked apart, since it differs per field (V30). */
export interface FieldPattern {
  /** Requirement id of the family. */
  readonly requirement: `V${number}`
  /**
   * Source of a regular expression for the `u` flag, anchored, without a length of its own. It runs in linear time, and
   * ajv takes it as it stands for `pattern`.
   */
  readonly source: string
  /** A value of 6 to 8 characters that fits, for hints and examples. */
  readonly example: string
}

/**
 * No text without anything to see, and no character that is not seen: these hide letters in others or turn their order about.
 * Joiners are taken, of which emoji and letters of some scripts are made.
 */
const seen = '(?=.*[^\\s\\p{DI}])'
const unseen = '\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}'
const joiners = '\\u200C\\u200D'
const han = '\\p{Script=Han}'

/**
 * The pattern families of the field rules (V12 to V29) by pattern id. "English" and "alphanumeric" mean A to Z and 0 to 9;
 * "letters" without more means letters of any script, with the marks that belong to them.
 */
export const fieldPatterns = {
  anyCharacters: { requirement: 'V12', source: `^${seen}(?:[^${unseen}]|[${joiners}])+$`, example: 'Ada 42!' },
  letterFirst: { requirement: 'V13', source: '^[A-Za-z][A-Za-z0-9]*$', example: 'ada1815' },
  chineseDigits: { requirement: 'V14', source: `^[${han}0-9]+$`, example: '星光灯塔88' },
  mailbox: {
    requirement: 'V15',
    source:
      "^(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}$",
    example: 'a@ex.org',
  },
  alphanumeric: { requirement: 'V16', source: '^[A-Za-z0-9]+$', example: '42north' },
  lettersPlusDigits: {
    requirement: 'V17',
    source: '^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$',
    example: 'comet99',
  },
  digits: { requirement: 'V18', source: '^[0-9]+$', example: '5550123' },
  alphanumericUppercase: { requirement: 'V19', source: '^(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+$', example: 'Comet9' },
  englishSpaces: { requirement: 'V20', source: '^(?=\\s*[A-Za-z])[A-Za-z ]+$', example: 'Ada Love' },
  noSpaces: { requirement: 'V21', source: `^${seen}(?:[^\\s${unseen}]|[${joiners}])+$`, example: 'ada_42!' },
  chinesePunctuation: {
    requirement: 'V22',
    source: `^(?=\\p{P}*${han})[${han}\\p{P}]+$`,
    example: '星光，灯塔旁。',
  },
  lettersSpaces: { requirement: 'V23', source: '^(?=\\s*\\p{L})[\\p{L}\\p{M} ]+$', example: 'Işıl Er' },
  lettersDigits: { requirement: 'V24', source: '^[\\p{L}\\p{M}\\p{Nd}]+$', example: 'Işıl42' },
  korean: { requirement: 'V25', source: '^\\p{Script=Hangul}+$', example: '푸른언덕위에' },
  thai: { requirement: 'V26', source: '^[\\u0E01-\\u0E3A\\u0E40-\\u0E5B]+$', example: 'ดาวเหนือ' },
  thaiEnglishSpaces: {
    requirement: 'V27',
    source: '^(?=\\s*[A-Za-z\\u0E01-\\u0E3A\\u0E40-\\u0E5B])[A-Za-z\\u0E01-\\u0E3A\\u0E40-\\u0E5B ]+$',
    example: 'ดาว Ada',
  },
  uppercaseSpaces: { requirement: 'V28', source: '^(?= *[A-Z])[A-Z ]+$', example: 'ADA LOV' },
  lettersDigitsSymbols: { requirement: 'V29', source: '^[\\x21-\\x7E]+$', example: 'Ada#42!' },
} as const satisfies Record<string, FieldPattern>

export type PatternId = keyof typeof fieldPatterns

/** All pattern ids in the order of the requirements. */
export const patternIds = Object.keys(fieldPatterns) as readonly PatternId[]

/** Whether a text that came from a server or a file names a pattern family. */
export function isPatternId(text: string): text is PatternId {
  return Object.hasOwn(fieldPatterns, text)
}
