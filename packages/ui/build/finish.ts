import { writeFileSync } from 'node:fs'
import { defaultTheme, themeToCss } from '../src/tokens/index.ts'
import { markClientEntries } from './clientEntries.ts'
import { writeMessages } from './messages.ts'
import { cleanTypes } from './publicTypes.ts'

// What the bundler leaves undone in `dist`.
markClientEntries()
cleanTypes()
writeMessages()
writeFileSync('dist/tokens.css', `${themeToCss(defaultTheme)}\n`)
