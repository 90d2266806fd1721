import { afterEach } from 'vitest'
import { applyTheme } from '../stories/applyTheme.ts'
import { defaultTheme } from '../src/tokens/index.ts'
import { cleanUp } from './render.tsx'

applyTheme(document, defaultTheme, 'dark', true)
afterEach(cleanUp)
