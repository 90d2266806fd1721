import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createSessionToken } from './sessionToken.ts'

test('I02 a session token is 128 bits of chance, and no other has them', () => {
  const tokens = Array.from({ length: 10_000 }, createSessionToken)
  expect(new Set(tokens).size).toBe(tokens.length)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16)
})

test('ruling 28 what is a secret of the gateway is made of the chance that is made for it', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const files = execFileSync('git', ['ls-files', '*.ts'], { cwd: folder, encoding: 'utf8' }).split('\n')
  const guessable = files
    .filter((file) => file !== '' && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(folder + file, 'utf8').includes('Math.random'))
  expect(guessable).toEqual([])
})
