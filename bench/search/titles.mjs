import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const world = resolve(import.meta.dirname, '../../packages/sandbox/src')
const load = (file) => import(pathToFileURL(resolve(world, file)).href)

/** The same numbers at each run (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const others = {
  Çiçek: ['Bahçesi', 'Şöleni', 'Işığı', 'Düşü'],
  Ejderha: ['Işıltısı', 'Gölgesi', 'Kılıcı', 'Altını'],
  'Rồng Vàng': ['May Mắn', 'Đại Dương', 'Huyền Thoại', 'Trường Thọ'],
  'Cá Chép': ['Hóa Rồng', 'Vàng', 'Đỏ', 'Thần Tài'],
  黄金: ['龙', '虎', '鱼', '凤凰', '财神'],
  海洋: ['之王', '宝藏', '传说', '猎人'],
  มังกร: ['ทอง', 'แดง', 'นำโชค', 'สวรรค์'],
  ปลา: ['ทอง', 'มหาสมุทร', 'ยักษ์', 'นำโชค'],
}

/** So many titles without a double: the sandbox's own, other scripts, and more from the sandbox's words. */
export async function titles(count) {
  const [{ catalogue }, { modifiers, people, verbs }] = await Promise.all(
    ['world/catalogue.ts', 'world/names/words.ts'].map(load),
  )
  const names = new Set(catalogue().map(({ name }) => name))
  for (const [one, ends] of Object.entries(others))
    for (const end of ends) for (const number of ['', ' 2', ' 777', ' Deluxe']) names.add(`${one} ${end}${number}`)
  const nouns = [...new Set([...names].flatMap((name) => name.match(/\p{Lu}\p{L}{3,}/gu) ?? []))]
  const random = seeded(9)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const shapes = [
    () => `${pick(modifiers)} ${pick(nouns)}`,
    () => `${pick(nouns)} of the ${pick(nouns)}`,
    () => `${pick(people)} and the ${pick(modifiers)} ${pick(nouns)}`,
    () => `${pick(nouns)} ${pick(verbs)}`,
    () => `${pick(modifiers)} ${pick(nouns)} ${pick(nouns)}`,
  ]
  while (names.size < count) names.add(pick(shapes)())
  return [...names].slice(0, count)
}

const neighbours = { a: 's', e: 'r', i: 'o', o: 'p', n: 'm', r: 't', l: 'k', s: 'd', t: 'y', d: 'f', c: 'v', g: 'h' }

/** What hurried fingers make of a word: a letter missing, doubled, wrong or swapped. */
function misspell(word, random) {
  const letters = [...word]
  const at = 1 + Math.floor(random() * (letters.length - 2))
  const kind = Math.floor(random() * 4)
  if (kind === 0) letters.splice(at, 1)
  else if (kind === 1) letters.splice(at, 0, letters[at])
  else if (kind === 2) letters[at] = neighbours[letters[at]] ?? 'e'
  else [letters[at], letters[at + 1]] = [letters[at + 1] ?? '', letters[at]]
  return letters.join('')
}

/** Misspelt queries with the title that is meant: every word of four letters or more has a mistake; some leave words or spaces out. */
export function misspelt(names, count) {
  const random = seeded(4)
  const queries = []
  while (queries.length < count) {
    const title = names[Math.floor(random() * names.length)]
    const words = title.toLowerCase().split(' ')
    if (!/^[\p{Script=Latin}\s\d'’&-]+$/u.test(title) || title.length < 8) continue
    const kept = words.length > 2 && random() < 0.3 ? words.filter((_, place) => place !== 1) : words
    const typed = kept.map((word) => (word.length >= 4 ? misspell(word, random) : word))
    queries.push({ title, typed: typed.join(random() < 0.1 ? '' : ' ') })
  }
  return queries
}
