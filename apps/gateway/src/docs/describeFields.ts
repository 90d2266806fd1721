import { escapeHtml } from '@foyer/brand'
import type { TSchema } from 'typebox'
import type { JsonSchema } from '../calls/requestSchema.ts'

interface Field {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly text: string
}

/** A schema as a table of its fields, nested ones with dotted names. */
export function describeFields(schema: TSchema): string {
  // A TypeBox schema is a JSON schema.
  const root = schema as unknown as JsonSchema
  const fields = [...fieldsOf(root, '')]
  if (fields.length === 0) return `<p><code>${escapeHtml(typeName(root))}</code></p>`
  const rows = fields.map(
    ({ name, type, required, text }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(type)}${required ? '' : ', optional'}</td><td>${escapeHtml(text)}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function* fieldsOf(schema: JsonSchema, prefix: string): Generator<Field> {
  if (schema.type === 'array') {
    // A keyword of JSON Schema holds what the standard says.
    yield* fieldsOf(schema.items as JsonSchema, `${prefix}[]`)
    return
  }
  // A keyword of JSON Schema holds what the standard says.
  const required = new Set((schema.required ?? []) as readonly string[])
  // A keyword of JSON Schema holds what the standard says.
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
    const path = prefix === '' ? name : `${prefix}.${name}`
    yield { name: path, type: typeName(property), required: required.has(name), text: constraints(property) }
    yield* fieldsOf(property, path)
  }
}

function typeName(schema: JsonSchema): string {
  if ('const' in schema) return JSON.stringify(schema.const)
  // A keyword of JSON Schema holds what the standard says.
  const options = schema.anyOf as readonly JsonSchema[] | undefined
  if (options !== undefined) return options.map(typeName).join(' | ')
  if (schema.type === 'array') return `list of ${typeName(schema.items as JsonSchema)}`
  return typeof schema.type === 'string' ? schema.type : 'any'
}

function constraints(schema: JsonSchema): string {
  const parts = typeof schema.description === 'string' ? [schema.description] : []
  for (const keyword of ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'default']) {
    if (schema[keyword] !== undefined) parts.push(`${keyword} ${JSON.stringify(schema[keyword])}`)
  }
  return parts.join('; ')
}
