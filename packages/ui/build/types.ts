import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type Plugin, rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { entries } from './entries.ts'

/** Where the compiler writes the types of each file; they are gone once they are bundled. */
const single = resolve('dist/.types')

/** Ends the name under which the types of a file of messages are bundled. */
const words = '.d.ts'

/** Finds the types behind an import of a source file, and makes types of a file of messages. */
const sourcesAsTypes: Plugin = {
  name: 'sources-as-types',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null
    const file = resolve(dirname(importer), source)
    if (source.endsWith('.json')) return `${resolve('src', relative(single, file))}${words}`
    const types = file.replace(/\.tsx?$/, '.d.ts')
    return existsSync(types) ? types : null
  },
  load(id) {
    if (!id.endsWith(`.json${words}`)) return null
    const keys = Object.keys(JSON.parse(readFileSync(id.slice(0, -words.length), 'utf8')))
    return `declare const messages: { ${keys.map((key) => `${JSON.stringify(key)}: string`).join('; ')} }\nexport default messages\n`
  },
}

/**
 * Writes the types of all entries beside their scripts. Not by the bundler of the scripts, which checks the whole kit
 * once for each entry.
 */
export async function writeTypes(): Promise<void> {
  execFileSync('tsc', ['-p', 'tsconfig.types.json'], { stdio: 'inherit' })
  const bundle = await rollup({
    input: Object.fromEntries(
      entries().map((file) => {
        const name = relative('src', file).replace(/\.ts$/, '')
        return [name, join(single, `${name}.d.ts`)]
      }),
    ),
    external: (id) => !/^[./]/.test(id),
    plugins: [sourcesAsTypes, dts()],
  })
  await bundle.write({
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].d.ts',
    chunkFileNames: '[name]-[hash].d.ts',
  })
  await bundle.close()
  rmSync(single, { recursive: true })
}
