import { type BetPicks, sides } from './betTypes.ts'

/** Why picks are no bet: too few or too many of them, something that is none, or one that is there twice. */
export type PicksProblem = 'count' | 'invalid' | 'repeated'

const isPick = (pick: string, picks: BetPicks): boolean => {
  if (picks.of === 'sides') return sides.some((side) => side === pick)
  if (picks.of === 'digits') return pick.length === picks.length && /^[0-9]+$/.test(pick)
  return /^[1-9][0-9]{0,2}$/.test(pick) && Number(pick) <= picks.highest
}

const range = (picks: BetPicks): readonly [least: number, most: number] => {
  if (picks.of === 'balls') return [picks.least, picks.most]
  const count = picks.of === 'digits' ? picks.count : 1
  return [count, count]
}

/** What keeps picks from being a bet of this sort; nothing where they are one. */
export function checkPicks(picks: BetPicks, chosen: readonly string[]): PicksProblem | undefined {
  if (chosen.some((pick) => !isPick(pick, picks))) return 'invalid'
  if (new Set(chosen).size < chosen.length) return 'repeated'
  const [least, most] = range(picks)
  return chosen.length < least || chosen.length > most ? 'count' : undefined
}

/** Bets out of a text that a player typed or pasted. */
export interface TypedBets {
  /** Picks of each bet in the form that bets write them, balls without zeros before them; only those that are right. */
  readonly bets: readonly (readonly string[])[]
  /** What is wrong first, with the bet it is in, from 1 on. */
  readonly problem?: { readonly code: PicksProblem; readonly pick?: string; readonly bet: number }
}

/** Where bets of a changing size end. */
const nextBet = /[;\n]+/
/** A minus before a number belongs to it; between two numbers it stands for a space. */
const nextPick = /[\s,.|/+]+|(?<=\d)[-–](?=\d)/

const picksIn = (picks: BetPicks, text: string): string[] =>
  text
    .split(nextPick)
    .filter((word) => /\d/.test(word))
    .map((word) => (picks.of === 'balls' && /^0+[1-9][0-9]*$/.test(word) ? word.replace(/^0+/, '') : word))

/** Reads bets one after the other: of a fixed size by their count, others between semicolons or on lines of their own (QP11). */
export function readBets(picks: BetPicks, text: string): TypedBets {
  const [least, most] = range(picks)
  const found =
    least === most
      ? chunksOf(picksIn(picks, text.replace(new RegExp(nextBet, 'g'), ' ')), most)
      : text.split(nextBet).map((part) => picksIn(picks, part))
  const bets = found.filter((chosen) => chosen.length > 0)
  for (const [index, chosen] of bets.entries()) {
    const code = checkPicks(picks, chosen)
    if (code === undefined) continue
    const wrong =
      code === 'invalid'
        ? chosen.find((pick) => !isPick(pick, picks))
        : code === 'repeated'
          ? chosen.find((pick, place) => chosen.indexOf(pick) < place)
          : undefined
    const right = [...new Set(chosen.filter((pick) => isPick(pick, picks)))].slice(0, most)
    return {
      bets: bets.map((one, place) => (place === index ? right : one)),
      problem: { code, bet: index + 1, ...(wrong === undefined ? {} : { pick: wrong }) },
    }
  }
  return { bets }
}

const chunksOf = (all: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
