import { fileURLToPath } from 'node:url'
import { explainFailure, parseConfig } from './server/config.ts'
import { createVendorsServer } from './server/createVendorsServer.ts'
import { createSecretOf } from './server/vendorSecret.ts'

try {
  const { port, logLevel, lacks, ...settings } = parseConfig(process.env)
  const app = await createVendorsServer({
    ...settings,
    secretOf: createSecretOf(process.env),
    paymentSecretOf: createSecretOf(process.env, 'payments'),
    clientDir: fileURLToPath(new URL('../dist', import.meta.url)),
    logger: { level: logLevel },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)))
  }
  await app.listen({ port, host: '127.0.0.1' })
  for (const line of lacks) process.stderr.write(`games: ${line}\n`)
} catch (error) {
  process.stderr.write(`games: ${explainFailure(error)}\n`)
  process.exit(1)
}
