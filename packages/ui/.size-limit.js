import { readdirSync, readFileSync } from 'node:fs'

/** Brotli budgets in kB of each entry with its own dependencies; what every application has anyway is left out. */
const budgets = JSON.parse(readFileSync(new URL('./size-budgets.json', import.meta.url), 'utf8'))
const ignore = ['react', 'react-dom', 'react/jsx-runtime', 'styled-components', 'final-form', 'react-final-form']
/** Fetched when somebody opens a calendar, so that it says nothing of what a page costs. */
const later = ['react-day-picker']
/** Bytes: the bundler orders a file's imports now so, now so, and what compresses after one another differs with it. */
const wobble = 90

const folders = (parent) => readdirSync(new URL(`./src/${parent}`, import.meta.url)).map((name) => `${parent}/${name}`)
const entries = ['tokens', 'tokens/design-tokens', ...folders('components'), ...folders('centre')]

const unknown = Object.keys(budgets).filter((entry) => !entries.includes(entry))
const missing = entries.filter((entry) => !(entry in budgets))
if (unknown.length > 0 || missing.length > 0) {
  throw new Error(`size-budgets.json: no budget for [${missing.join(', ')}], no entry called [${unknown.join(', ')}]`)
}

export default entries.map((entry) => ({
  name: entry,
  path: `dist/${entry}/index.js`,
  limit: `${Math.round(budgets[entry] * 1000) + wobble} B`,
  ignore: [...ignore, ...later],
  modifyEsbuildConfig: (config) => ({ ...config, logLevel: 'error' }),
}))
