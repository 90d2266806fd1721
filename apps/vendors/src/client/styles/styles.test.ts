import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')

/** Whatever changes below it, a counter or a clock, would make the browser look at everything it holds anew. */
test('UK17 no rule asks the whole page or the whole game for something it holds', () => {
  const files = globSync('**/*.css', { cwd: source })
  expect(files.length).toBeGreaterThan(20)
  const found = files.filter((file) =>
    /(?:^|[\s,}])(?:body|html|:root|#game|\.game)[^\s,{]*:has\(/m.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(found).toEqual([])
})
