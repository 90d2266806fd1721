import { registerHooks } from 'node:module'

/**
 * Lets Node read `import('./messages/en.json')` as bundlers do. Manifests are written once for both, and Node alone would
 * ask for an import attribute.
 */
export function registerJsonModules(): void {
  registerHooks({
    load: (url, context, nextLoad) =>
      url.startsWith('file:') && url.endsWith('.json')
        ? nextLoad(url, { ...context, importAttributes: { ...context.importAttributes, type: 'json' } })
        : nextLoad(url, context),
  })
}
