import type { Plugin } from 'vite'
import { propDefaults } from '../packages/ui/build/propDefaults.ts'

/** Tells tables of props the defaults that a component has in its body, which docgen does not read. */
export const propDefaultsPlugin = (): Plugin => ({
  name: 'foyer-prop-defaults',
  enforce: 'pre',
  transform: (code, id) => {
    if (!/\/packages\/ui\/src\/.*\.tsx$/.test(id) || /\.(?:stories|test)\.tsx$/.test(id)) return undefined
    const told = Object.entries(propDefaults(code)).map(
      ([name, defaults]) => `\nObject.assign(${name}, { propDefaults: ${JSON.stringify(defaults)} })`,
    )
    return told.length > 0 ? { code: code + told.join(''), map: null } : undefined
  },
})
