import { afterEach } from 'vitest'
import { defaultTheme } from '../src/tokens/index.ts'
import { applyTheme } from '../stories/applyTheme.ts'
import { cleanUp } from './render.tsx'

applyTheme(document, defaultTheme, 'dark', true)
afterEach(cleanUp)
