import type { Finding } from '../issues/issue.ts'
import type { ModuleName } from '../schema/modules.ts'
import { isJsonObject } from '../source/jsonNode.ts'
import type { Check, CheckContext } from './checkContext.ts'
import type { Product } from './product.ts'

/** Modules that work only together with another. */
const needs: readonly (readonly [module: ModuleName, needed: ModuleName, why: string])[] = [
  ['mobileRegistration', 'registration', 'Visitors would find no way to open an account by mobile number.'],
]

/** Whether a feature, a part of one or a page stands behind a module. */
const isServed = ({ features, routes }: Product, name: string): boolean =>
  features.some(({ module, moduleParts = [] }) => module === name || moduleParts.includes(name)) ||
  routes.some(({ module }) => module === name)

/** Modules that a brand has switched on although no feature belongs to them. */
const emptyModules = ({ resolved, written, product }: CheckContext): readonly Finding[] => {
  const said = isJsonObject(written) && isJsonObject(written.modules) ? written.modules : {}
  // `Object.keys` forgets the names of keys.
  return (Object.keys(resolved.modules) as ModuleName[])
    .filter((name) => said[name] === true && !isServed(product, name))
    .map((name) => ({
      code: 'module-empty',
      path: ['modules', name],
      message: `"${name}" is on, but no feature of this Foyer belongs to it`,
      why: 'Players would find nothing of it.',
      hint: `Set modules.${name} to false, or add a package with the feature to foyer.config.ts`,
    }))
}

/** No module is on whose base is off, or that has nothing behind it (CF09). */
export const checkModules: Check = (context) => {
  const { modules, site } = context.resolved
  const findings: Finding[] = needs.flatMap(([module, needed, why]) =>
    modules[module] && !modules[needed]
      ? [
          {
            code: 'module-off',
            path: ['modules', module],
            message: `"${module}" is on, but it needs "${needed}", which is off`,
            why,
            hint: `Set modules.${needed} to true, or modules.${module} to false`,
          },
        ]
      : [],
  )
  if (site.kind === 'agent' && modules.registration) {
    findings.push({
      code: 'agent-registration',
      severity: 'warning',
      path: ['modules', 'registration'],
      message: 'Visitors can open an account on an agent site, but only agents may log in there',
      why: 'Who registers is a member, and would be turned away at once (X06).',
      hint: 'Set modules.registration to false',
    })
  }
  return [...findings, ...emptyModules(context)]
}
