import type { Plugin } from 'vite'

const router = /\/node_modules\/react-router\/dist\/.*\.m?js$/
const named = /^\w+\.displayName = "[^"]*";$/gm
const made = /= (React\w*\.(?:forwardRef|memo|createContext)\()/g
const ofClass = /^(\w+)\.contextType = (\w+);$/gm
const classes = /^var (\w+) = (class extends React\w*\.Component \{\n)([\s\S]*?^\});$/gm

/**
 * The router's code, which says of its components that making them does nothing, and leaves out their display names.
 * What only its own routes, loaders and document use then stays out of the build with them.
 */
export function withoutEffects(code: string): string {
  const contexts = new Map([...code.matchAll(ofClass)].map(([, name, context]) => [name, context]))
  return code
    .replace(named, '')
    .replace(ofClass, '')
    .replace(made, '= /* @__PURE__ */ $1')
    .replace(classes, (_, name: string, head: string, body: string) => {
      const context = contexts.get(name)
      return `var ${name} = /* @__PURE__ */ (() => ${head}${context ? `static contextType = ${context};\n` : ''}${body})();`
    })
}

/** Keeps what nobody uses of the router out of the build. */
export const pureRouter = (): Plugin => ({
  name: 'foyer-pure-router',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (router.test(id) ? { code: withoutEffects(code), map: null } : undefined),
})
