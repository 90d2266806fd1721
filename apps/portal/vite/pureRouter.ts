import type { Plugin } from 'vite'

const router = /\/node_modules\/react-router\/dist\/.*\.m?js$/
const named = /^\w+\.displayName = "[^"]*";$/gm
const made = /= (React\w*\.(?:forwardRef|memo|createContext)\()/g

/**
 * Says of the router's components that making them does nothing, and leaves out their display names, so that those
 * nobody uses stay out of the build.
 */
export const pureRouter = (): Plugin => ({
  name: 'foyer-pure-router',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    router.test(id) ? { code: code.replace(named, '').replace(made, '= /* @__PURE__ */ $1'), map: null } : undefined,
})
