import type { Finding } from '../issues/issue.ts'
import type { ModuleName } from '../schema/modules.ts'
import type { Check } from './checkContext.ts'

/** Modules that work only together with another. */
const needs: readonly (readonly [module: ModuleName, needed: ModuleName, why: string])[] = [
  ['mobileRegistration', 'registration', 'Visitors would find no way to open an account by mobile number.'],
]

/** No module is on whose base is off (CF09). */
export const checkModules: Check = ({ resolved: { modules, site } }) => {
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
  return findings
}
