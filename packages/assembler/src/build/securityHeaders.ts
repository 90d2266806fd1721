import { createHash } from 'node:crypto'
import type { PublicConfig } from '@foyer/brand'

export interface PolicyInput {
  readonly config: Pick<PublicConfig, 'cdn' | 'api' | 'verification'>
  /** Host names of the site. */
  readonly hosts: readonly string[]
  /** Origins that games are framed from. */
  readonly frameOrigins: readonly string[]
  readonly inlineScript: string
  /** Names of the Trusted Types policies that the portal creates. */
  readonly trustedTypes: readonly string[]
}

/** Hash of the empty style element through which the portal inserts its rules. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const orNone = (sources: readonly string[]) => (sources.length > 0 ? [...new Set(sources)].join(' ') : "'none'")

function apiOrigin(base: string): readonly string[] {
  const url = URL.parse(base)
  return url ? [url.origin] : []
}

/** A host under the page's own scheme; one of this machine on any port. */
const hostSource = (host: string): string => (host.endsWith('.localhost') ? `${host}:*` : host)

/** What a provider of phone verification needs beyond the site's own, for the brands that have chosen it. */
const ofProvider: Partial<Record<PublicConfig['verification']['phone'], ProviderSources>> = {
  firebase: {
    // The check that a person asks for the code, and the service itself.
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    // It adds a script element with a plain address, which trusted types forbid.
    hasTrustedTypes: false,
  },
}
interface ProviderSources {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly calls: readonly string[]
  readonly hasTrustedTypes: boolean
}
const none: ProviderSources = { scripts: [], frames: [], calls: [], hasTrustedTypes: true }

/** The content policy of a site: nothing but its own files, the CDNs of its brand and the origins of its games. */
export function contentPolicy({ config, hosts, frameOrigins, inlineScript, trustedTypes }: PolicyInput): string {
  const provider = ofProvider[config.verification.phone] ?? none
  const measured = config.api.speedTest ? hosts.map(hostSource) : []
  return [
    "default-src 'none'",
    ["script-src 'self'", sha256(inlineScript), ...provider.scripts].join(' '),
    `style-src 'self' ${emptyStyle}`,
    `img-src ${orNone(["'self'", 'data:', ...config.cdn.images])}`,
    "font-src 'self'",
    `connect-src ${orNone(["'self'", ...apiOrigin(config.api.base), ...measured, ...provider.calls])}`,
    `frame-src ${orNone([...frameOrigins, ...config.cdn.games, ...provider.frames])}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(provider.hasTrustedTypes ? ["require-trusted-types-for 'script'"] : []),
    `trusted-types ${orNone(trustedTypes)}`,
  ].join('; ')
}

/** Headers of every answer of a site. */
export const securityHeaders = (input: PolicyInput): readonly (readonly [name: string, value: string])[] => [
  ['Content-Security-Policy', contentPolicy(input)],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  [
    'Permissions-Policy',
    `camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), fullscreen=(self${input.frameOrigins.map((origin) => ` "${origin}"`).join('')})`,
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
]

/** The file `_headers` that static hosts read. */
export function headersFile(input: PolicyInput): string {
  const lines = securityHeaders(input).map(([name, value]) => `  ${name}: ${value}`)
  // A worker that a browser took from its cache could not be switched off.
  return `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/sw.js\n  Cache-Control: no-cache\n`
}
