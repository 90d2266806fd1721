import Type from 'typebox'

/** One node of the server's module tree; `enabled` is text on the wire (EN16). */
export interface ModuleNode {
  modId: string
  enabled: '1' | '0'
  childrenNodes: ModuleNode[]
}

const leaf = { modId: Type.String(), enabled: Type.Union([Type.Literal('1'), Type.Literal('0')]) }
// The interface does not count levels; the schema ends after the third.
const noChildren = Type.Array(Type.Unsafe<ModuleNode>(Type.Never()))
const node2 = Type.Object({
  ...leaf,
  childrenNodes: Type.Array(Type.Object({ ...leaf, childrenNodes: noChildren })),
})
/** The module tree, three levels deep (EN16, I17). */
export const ModuleTreeSchema = Type.Array(Type.Object({ ...leaf, childrenNodes: Type.Array(node2) }))

/** Ids of all modules that are on; a child counts only while its parents are on. */
export function modulesOn(tree: readonly ModuleNode[]): ReadonlySet<string> {
  const on = new Set<string>()
  const visit = (nodes: readonly ModuleNode[]): void => {
    for (const node of nodes) {
      if (node.enabled !== '1') continue
      on.add(node.modId)
      visit(node.childrenNodes)
    }
  }
  visit(tree)
  return on
}

export interface Resource {
  url: string
  qrCodeUrl?: string
  labelNameEn: string
}

export const ResourceSchema = Type.Object({
  url: Type.String(),
  qrCodeUrl: Type.Optional(Type.String()),
  labelNameEn: Type.String(),
})

/** Attributes of one registration field (EN13, RG03). */
export interface FieldRule {
  enabled: boolean
  required: boolean
  acceptedPattern?: string
  patternId: string
  minLength: number
  maxLength: number
  type: 'text' | 'password' | 'email' | 'tel'
}

export const FieldRuleSchema = Type.Object({
  enabled: Type.Boolean(),
  required: Type.Boolean(),
  acceptedPattern: Type.Optional(Type.String()),
  patternId: Type.String(),
  minLength: Type.Integer({ minimum: 0 }),
  maxLength: Type.Integer({ minimum: 1, maximum: 255 }),
  type: Type.Union([Type.Literal('text'), Type.Literal('password'), Type.Literal('email'), Type.Literal('tel')]),
})
/** Field name to its rule. */
export type FieldRules = Record<string, FieldRule>

export const FieldRulesSchema = Type.Record(Type.String(), FieldRuleSchema)

/** System status with the start-up information of the site (EN15, I18). */
export interface WireSystemStatus {
  maintenance: boolean
  maintenanceEnd?: string
  regionRestriction: boolean
  serverTime: string
  info: {
    whitelabel: ModuleNode[]
    register: FieldRules
    resources: Record<string, Resource>
    customerService: { csType: 'LIVECHAT' | 'VIP'; path: string }[]
    analytics: { gtagId?: string }
    imageCDNs: string[]
    launchGameCDNs: string[]
  }
  location: { ip?: string; country?: string }
}

export const SystemStatusSchema = Type.Object({
  maintenance: Type.Boolean(),
  maintenanceEnd: Type.Optional(Type.String({ description: 'ISO 8601 instant' })),
  regionRestriction: Type.Boolean(),
  serverTime: Type.String({ description: 'ISO 8601 instant of the world clock' }),
  info: Type.Object({
    whitelabel: ModuleTreeSchema,
    register: FieldRulesSchema,
    resources: Type.Record(Type.String(), ResourceSchema),
    customerService: Type.Array(
      Type.Object({ csType: Type.Union([Type.Literal('LIVECHAT'), Type.Literal('VIP')]), path: Type.String() }),
    ),
    analytics: Type.Object({ gtagId: Type.Optional(Type.String()) }),
    imageCDNs: Type.Array(Type.String()),
    launchGameCDNs: Type.Array(Type.String()),
  }),
  location: Type.Object({ ip: Type.Optional(Type.String()), country: Type.Optional(Type.String()) }),
})

/** System status inside the portal: `status` 0 normal, 1 maintenance, 2 region or IP restricted (R30 to R32). */
export interface SystemStatus extends WireSystemStatus {
  readonly status: 0 | 1 | 2
}

export function statusFromWire(wire: WireSystemStatus): SystemStatus {
  return { ...wire, status: wire.regionRestriction ? 2 : wire.maintenance ? 1 : 0 }
}
