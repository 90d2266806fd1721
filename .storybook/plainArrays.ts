import type { Plugin } from 'vite'

/** `readonly` before an array in a type. */
const readonlyArray = /\breadonly (?=[\w.<>]+\[\]|\()/g

/** Types without `readonly` before their arrays. */
export const withoutReadonly = (code: string): string => code.replaceAll(readonlyArray, '')

/** The tables of props are read from the code, and what reads it takes a `readonly` array for something unknown. */
export const plainArraysPlugin = (): Plugin => ({
  name: 'foyer-plain-arrays',
  enforce: 'pre',
  transform: (code, id) =>
    /\/packages\/ui\/src\/.*\.tsx$/.test(id) && !/\.(?:stories|test)\.tsx$/.test(id)
      ? { code: withoutReadonly(code), map: null }
      : undefined,
})
