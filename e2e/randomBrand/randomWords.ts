import type { Random } from './random.ts'

/** Words as long as those of real languages get, among short ones. */
const long = ['responsibleness', 'counterproposals', 'internationalism', 'misunderstanding', 'straightforwardness']
const short = [
  'a',
  'calm',
  'evening',
  'of',
  'games',
  'and',
  'numbers',
  'for',
  'everybody',
  'who',
  'likes',
  'to',
  'play',
]

/** A sentence of many lengths, no longer than its place allows. */
export function randomWords(random: Random, longest: number): string {
  const wanted = random.whole(Math.min(8, longest), Math.min(longest, 240))
  const words = [random.pick(random.chance(0.5) ? long : short)]
  for (;;) {
    const next = [...words, random.pick(random.chance(0.25) ? long : short)].join(' ')
    if (next.length > wanted) break
    words.push(next.slice(words.join(' ').length + 1))
  }
  const sentence = words.join(' ').slice(0, longest).trim()
  return sentence[0]?.toUpperCase() + sentence.slice(1)
}
