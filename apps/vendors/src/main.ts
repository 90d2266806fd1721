import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createVendorsServer } from './server/createVendorsServer.ts'
import { parseOrigins } from './server/securityHeaders.ts'
import { createSecretOf } from './server/vendorSecret.ts'

const { env } = process
const port = Number(env.VENDOR_PORT ?? 4001)
const sandbox = env.FOYER_MODE !== 'production'
const given = parseOrigins(env.PORTAL_ORIGINS ?? 'http://localhost:4000,http://127.0.0.1:4000')
// In the sandbox every brand has a name of its own under localhost.
const local = sandbox
  ? given.filter((origin) => origin.startsWith('http://localhost')).map((origin) => origin.replace('//', '//*.'))
  : []

try {
  const app = await createVendorsServer({
    gatewayUrl: env.GATEWAY_URL ?? 'http://127.0.0.1:4000',
    portalOrigins: [...given, ...local],
    secretOf: createSecretOf(env),
    clientDir: fileURLToPath(new URL('../dist', import.meta.url)),
    ...(env.FOYER_DATA ? { journalPath: join(env.FOYER_DATA, 'vendors', 'rounds.jsonl') } : {}),
    logger: { level: env.LOG_LEVEL ?? 'warn' },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)))
  }
  await app.listen({ port, host: '127.0.0.1' })
} catch (error) {
  process.stderr.write(`games: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
