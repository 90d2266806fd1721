import type { Plugin } from 'vite'
import { withoutIds } from '../packages/ui/build/publicTypes.ts'

/** Pages of components tell what comments say, and a designer has no list of what their ids stand for. */
export const plainCommentsPlugin = (): Plugin => ({
  name: 'foyer-plain-comments',
  // After what reads comments has written them into the modules.
  enforce: 'post',
  transform: (code, id) =>
    /\/(?:packages\/(?:ui|features)|apps\/portal)\/.*\.tsx?$/.test(id) && !id.includes('node_modules')
      ? { code: withoutIds(code), map: null }
      : undefined,
})
