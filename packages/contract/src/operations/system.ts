import Type from 'typebox'
import { defineOperation } from '../operation.ts'
import { type HelpItem, HelpItemSchema } from '../schemas/content.ts'
import {
  type FieldRules,
  FieldRulesSchema,
  type ModuleNode,
  ModuleTreeSchema,
  modulesOn,
  type SystemStatus,
  SystemStatusSchema,
  statusFromWire,
  type WireSystemStatus,
} from '../schemas/system.ts'

export interface SystemStatusInput {
  url?: string
}

export const systemStatus = defineOperation<SystemStatusInput, WireSystemStatus, SystemStatus>()(
  {
    path: '/wps/system/status',
    method: 'GET',
    access: 'guest',
    requirement: 'I18',
    summary: 'Status, start-up information and visitor location',
    query: Type.Object({ url: Type.Optional(Type.String({ maxLength: 255, description: 'Host of the page' })) }),
    value: SystemStatusSchema,
  },
  statusFromWire,
)

/** I17. The domain value is the set of module ids that are on. */
export const whitelabel = defineOperation<undefined, ModuleNode[], ReadonlySet<string>>()(
  {
    path: '/wps/system/whitelabel',
    method: 'GET',
    access: 'guest',
    requirement: 'I17',
    summary: "The server's module tree",
    value: ModuleTreeSchema,
    maxAge: 30,
  },
  modulesOn,
)

export const registerRules = defineOperation<undefined, FieldRules>()({
  path: '/wps/system/setting/register',
  method: 'GET',
  access: 'guest',
  requirement: 'I16',
  summary: 'Field rules of registration',
  value: FieldRulesSchema,
  maxAge: 30,
})

export interface DomainRoute {
  /** `speed` is the time in ms a page has measured; 0 where it has not, or got no answer. */
  domainList: { domain: string; speed: number }[]
}

export const domainRoute = defineOperation<undefined, DomainRoute>()({
  path: '/wps/system/domainRoute',
  method: 'GET',
  access: 'guest',
  requirement: 'I19',
  summary: 'Addresses under which the site can be reached',
  value: Type.Object({ domainList: Type.Array(Type.Object({ domain: Type.String(), speed: Type.Number() })) }),
  maxAge: 300,
  // A page measures the other addresses of its site by this call.
  anyOrigin: true,
  sessionKey: 'routers',
})

export interface HelpCenterInput {
  language?: string
  device?: 'WEB'
}

export const helpCenter = defineOperation<HelpCenterInput, HelpItem[]>()({
  path: '/wps/system/helpCenter',
  method: 'GET',
  access: 'guest',
  requirement: 'I20',
  summary: 'Help items in one language',
  query: Type.Object({
    language: Type.Optional(Type.String({ maxLength: 8 })),
    device: Type.Optional(Type.Literal('WEB')),
  }),
  value: Type.Array(HelpItemSchema),
  maxAge: 300,
})

export interface EncryptionKey {
  kty: string
  crv: string
  x: string
  y?: string
  kid: string
  alg: string
  use: 'enc'
}

/** Public key for encrypted bodies, as a JWK (I01). */
export const encryptionKey = defineOperation<undefined, EncryptionKey>()({
  path: '/wps/system/key',
  method: 'GET',
  access: 'guest',
  requirement: 'I01',
  summary: 'Public key for encrypted bodies',
  value: Type.Object({
    kty: Type.String(),
    crv: Type.String(),
    x: Type.String(),
    y: Type.Optional(Type.String()),
    kid: Type.String(),
    alg: Type.String(),
    use: Type.Literal('enc'),
  }),
  maxAge: 300,
})
