import { patternIds } from '@foyer/rules'
import Type, { type Static, type TOptional } from 'typebox'
import { type FieldName, fieldNames } from '../registration/fieldNames.ts'

const FieldChangeSchema = Type.Object(
  {
    enabled: Type.Optional(Type.Boolean({ description: 'Whether the form shows the field' })),
    required: Type.Optional(Type.Boolean({ description: 'Whether the field has to be filled in' })),
    patternId: Type.Optional(
      Type.Union(
        patternIds.map((id) => Type.Literal(id)),
        { description: 'What the value may consist of (V12 to V29)' },
      ),
    ),
    minLength: Type.Optional(Type.Integer({ minimum: 0, maximum: 255, description: 'Least number of characters' })),
    maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 255, description: 'Greatest number of characters' })),
  },
  { description: 'Changes to the rules of one field; what is left out stays as the platform has it' },
)

// One optional key per field name, which fromEntries cannot express.
const fields = Object.fromEntries(fieldNames.map((name) => [name, Type.Optional(FieldChangeSchema)])) as {
  [Name in FieldName]: TOptional<typeof FieldChangeSchema>
}

/** What a brand changes of the registration form (RG03). */
export const RegistrationSchema = Type.Object(
  { fields: Type.Object(fields, { default: {} }) },
  { default: {}, description: 'Registration fields, laid over the platform defaults' },
)
export type BrandRegistration = Static<typeof RegistrationSchema>
