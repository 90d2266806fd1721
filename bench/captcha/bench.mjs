// How many of 200 pictures programs read: Debian's tesseract as it comes, and one that was taught with pictures of the same
// making. A program that is taught reads what people read; docs/decisions says what follows from it.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { learn, read, readPlain } from './matcher.mjs'

const many = 200
const goal = 10
const folder = resolve(import.meta.dirname, '../../apps/gateway/src/human/picture')
const load = (file) => import(pathToFileURL(join(folder, file)).href)

/** What tesseract reads in a picture, the picture as it is and enlarged dark strokes on light being the same to it. */
function tesseractReads(program, png, scratch, alphabet) {
  const file = join(scratch, 'picture.png')
  writeFileSync(file, png)
  const letters = `tessedit_char_whitelist=${alphabet}${alphabet.toUpperCase()}`
  const run = spawnSync(program, [file, join(scratch, 'text'), '--psm', '7', '--dpi', '200', '-c', letters])
  return run.status === 0
    ? readFileSync(join(scratch, 'text.txt'), 'utf8').trim().toLowerCase().replaceAll(' ', '')
    : ''
}

export async function run() {
  const [{ drawLevels, pictureSize, randomText }, { greyPng }, { alphabet, glyphs }] = await Promise.all(
    ['drawPicture.ts', 'png.ts', 'glyphs.ts'].map(load),
  )
  const sample = () => {
    const text = randomText()
    return { text, levels: drawLevels(text) }
  }
  const pictures = Array.from({ length: many }, sample)
  const row = (what, readOf, target = `<= ${goal / many}`) => {
    const right = pictures.filter(({ text, levels }) => readOf(levels) === text).length
    return { what, ours: `${right} of ${many}`, peer: '-', ratio: right / many, target }
  }
  const rows = [
    row('captcha read by a matcher of the letters as they are drawn', (levels) =>
      readPlain(glyphs, levels, pictureSize),
    ),
  ]
  const known = learn(Array.from({ length: 400 }, sample), pictureSize)
  rows.push(row('captcha read by a matcher taught with 400 pictures', (levels) => read(known, levels, pictureSize)))
  const program = process.env.TESSERACT ?? 'tesseract'
  if (spawnSync(program, ['--version']).status !== 0) {
    console.log('  no tesseract on this machine: apt-get install tesseract-ocr, or name the program in TESSERACT')
    return rows
  }
  const scratch = mkdtempSync(join(tmpdir(), 'foyer-captcha-'))
  rows.push(
    row('captcha read by tesseract', (levels) =>
      tesseractReads(program, greyPng(levels, pictureSize.width, pictureSize.height), scratch, alphabet),
    ),
  )
  rmSync(scratch, { recursive: true })
  return rows
}
