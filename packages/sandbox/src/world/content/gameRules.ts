import type { GameType } from '@foyer/contract'
import type { ContentEntry } from './contentEntry.ts'
import { contentWords } from './contentWords.ts'

/** Rules in brief (QR22) by `TYPE` or `TYPE Class`, as the keys of the words name them. */
export const gameRules = (): readonly ContentEntry[] =>
  [...contentWords].flatMap(([language, words]) =>
    Object.entries(words.gameRules).map(([id, rules]): ContentEntry => {
      const [gameType, gameClassify] = id.split(' ')
      // The keys begin with a type; a test reads the rules of every type and class.
      const of = { gameType: gameType as GameType, ...(gameClassify === undefined ? {} : { gameClassify }) }
      return { kind: 'game-rules', id, language, data: { ...of, rules } }
    }),
  )
