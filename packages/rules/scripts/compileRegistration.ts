/** Compiles the validator of registrations: node --conditions=foyer-source scripts/compileRegistration.ts */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileRegistration } from '../src/registration/compileRegistration.ts'

writeFileSync(join(import.meta.dirname, '../src/registration/submission.generated.js'), compileRegistration())
