import { writeFileSync } from 'node:fs'
import { defaultTheme, themeToCss } from '../src/tokens/index.ts'
import { markClientEntries } from './clientEntries.ts'
import { writeMessages } from './messages.ts'
import { cleanTypes } from './publicTypes.ts'
import { writeTypes } from './types.ts'

// What the bundler leaves undone in `dist`.
markClientEntries()
await writeTypes()
cleanTypes()
writeMessages()
writeFileSync('dist/tokens.css', `${themeToCss(defaultTheme)}\n`)
