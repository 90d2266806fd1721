import { Ajv2020 } from 'ajv/dist/2020.js'
import { default as standaloneCode } from 'ajv/dist/standalone/index.js'
import { submissionSchema } from './submissionSchema.ts'

const lengthOf = 'require("ajv/dist/runtime/ucs2length").default'

/** Source of a validator that needs neither ajv nor eval; written to `submission.generated.js`. */
export function compileRegistration(): string {
  const ajv = new Ajv2020({
    allErrors: true,
    $data: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    code: { source: true, esm: true, lines: true },
  })
  const code = standaloneCode(ajv, ajv.compile(submissionSchema))
  const portable = code.replaceAll(lengthOf, 'characterCount').replace('"use strict";', '')
  if (portable.includes('require(')) throw new Error('The validator needs more of ajv than the length of a text')
  return `// Written by scripts/compileRegistration.ts from submissionSchema.ts.\nimport { characterCount } from '../field-patterns/characterCount.ts'\n${portable.trim()}\n`
}
