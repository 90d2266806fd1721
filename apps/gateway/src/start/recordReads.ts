import { nearest } from '@foyer/brand/node'

type Environment = Readonly<Record<string, string | undefined>>

/** Settings of the project's commands, which start the gateway with all that they were given. */
const ofCommands = /^FOYER_(HOME|PORTAL_(DIST|OUT))$/
/** What Kubernetes tells every container of a service that is called foyer. */
const ofCluster = /^FOYER_(SERVICE_|PORT(_|$))/

/** An environment that knows which of its variables were read, so that a misnamed one can be told of. */
export function recordReads(given: Environment) {
  const read = new Set<string>()
  const env = new Proxy(given, {
    get: (target, name) => {
      if (typeof name === 'string') read.add(name)
      return typeof name === 'string' ? target[name] : undefined
    },
  })
  /** What is called like a setting and is none, each with what was meant where something is near. */
  const unread = (): readonly string[] =>
    Object.keys(given)
      .filter((name) => name.startsWith('FOYER_') && !read.has(name) && !ofCommands.test(name) && !ofCluster.test(name))
      .map((name) => `${name} is no setting and is not read. ${meantBy(name, [...read])}`)
  return { env, unread }
}

/** Also what stands without the beginning that most of them have: FOYER_VENDOR_URL for VENDOR_URL. */
function meantBy(name: string, known: readonly string[]): string {
  const bare = name.replace(/^FOYER_/, '')
  const near = known.includes(bare) ? bare : nearest(name, known)
  return near ? `Did you mean "${near}"?` : 'See docs/operate/README.md'
}
