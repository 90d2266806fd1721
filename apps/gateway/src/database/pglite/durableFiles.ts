import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitArguments = Parameters<NodeFS['init']>
type Module = {
  readonly NODEFS: {
    readonly realPath: (node: unknown) => string
    readonly stream_ops: { fsync?: (stream: Stream) => number }
  }
}

/** An open file of the emulated system; a folder has no descriptor of its own. */
interface Stream {
  readonly nfd?: number
  readonly node: unknown
}

/**
 * Files of the embedded database that reach the disk when PostgreSQL asks for it. PGlite's own layer over the file
 * system lets `fsync` do nothing, so a commit would survive the end of the process but not of the machine.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: InitArguments): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    // Its types leave out what a hook is called with.
    const preRun = [emscriptenOpts.preRun ?? []].flat() as ((module: unknown) => void)[]
    // The hook takes the module as unknown, see above.
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addSync] } as typeof emscriptenOpts }
  }
}

function addSync(module: unknown): void {
  // Emscripten calls the hook with its module.
  const { NODEFS } = module as Module
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    const opened = nfd ?? openSync(NODEFS.realPath(node), 'r')
    try {
      fsyncSync(opened)
    } finally {
      if (nfd === undefined) closeSync(opened)
    }
    return 0
  }
}
