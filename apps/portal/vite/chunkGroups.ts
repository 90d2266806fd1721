/** What the bundler knows of modules. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

/** Small pieces that many pages need, but not first: what opens over them, and what home is made of. */
const later =
  /\/packages\/ui\/src\/(?:interaction\/(?:isComposing|usePopover|placeBeside|useKeptFocus|useScrollFocus|useTopDialog)|styles\/(?:panel|raised|sectionHead|unseen))/
/** Small pieces that most pages need. */
const common =
  /\/(?:packages\/ui\/src\/(?:styles\/(?!PrintSheet)|interaction|labels|field|components\/(?:Button|Checkbox|EmptyState|ErrorState|GameGrid|GameTile|Icon|IconButton|LazyImage|ListSwitch|Pagination|ProviderCarousel|Tabs|TextField|VendorTile))\/|packages\/features\/src\/[\w-]+\/icons\/|packages\/feature-api\/src\/addressQuery|packages\/rules\/src\/money\/formatMoney)/
const featureFolder = /\/packages\/features\/src\/([\w-]+)\//
const icon = /\/node_modules\/lucide\//

/** A module and everything that it and its barrels name. */
function closureOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set([id])
  for (const one of seen) for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) seen.add(imported)
  return seen
}

/** Whether a page uses a module, and not only sections of pages or what opens over them. */
function isOfPage(id: string, graph: ModuleGraph): boolean {
  const seen = new Set([id])
  for (const one of seen) for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer)
  return [...seen].some((one) => /\/pages\/\w+\.tsx$/.test(one))
}

/** What parts of a feature share travels as one, unless it would bring along what only some of them use. */
function sharedInFeature(start: string) {
  let everywhere: ReadonlySet<string> | undefined
  return function groupOf(id: string, graph: ModuleGraph): string | null {
    everywhere ??= closureOf(start, graph)
    const [, feature] = featureFolder.exec(id) ?? []
    const { dynamicImporters = [], importers = [] } = graph.getModuleInfo(id) ?? {}
    if (!feature || dynamicImporters.length > 0) return null
    // What one module alone uses stays with it.
    const [only] = importers
    if (importers.length === 1 && only !== undefined && groupOf(only, graph) === null) return null
    const isLight = (one: string) =>
      everywhere?.has(one) ||
      common.test(one) ||
      later.test(one) ||
      icon.test(one) ||
      featureFolder.exec(one)?.[1] === feature
    return [...closureOf(id, graph)].every(isLight) ? feature + (isOfPage(id, graph) ? '' : '-parts') : null
  }
}

/**
 * Which modules travel together, so that a page asks for few files and for nothing that it does not use. `start` is the
 * module that every page starts with; what it really uses has the bundler's mark `$initial`.
 */
export const chunkGroups = (start: string) => [
  // The first script of a page must not bring along what it shares with the others.
  { name: 'boot', test: /\/src\/boot\/(?:boot|loadAgain)\.ts$|vite\/preload-helper/, priority: 9 },
  // Libraries that change together stay in the browser's cache over releases of ours.
  { name: 'vendor', tags: ['$initial' as const], test: /\/node_modules\/(?!lucide\/)/, priority: 4 },
  { name: 'main', tags: ['$initial' as const], priority: 3 },
  // Icons of the member's menu and of centres, which nobody sees before opening them.
  { name: 'menu-icons', test: /\/packages\/features\/src\/[\w-]+\/menu-icons\//, priority: 2 },
  // A launch waits for each file that another one names.
  {
    name: 'lotteries',
    test: /\/packages\/rules\/src\/lottery\/(?:betTypes|drawForm|lotteryPage|prizeModes)\./,
    priority: 2,
  },
  { name: 'later', test: later, priority: 2, includeDependenciesRecursively: false },
  { name: 'common', test: common, priority: 1 },
  {
    debugName: 'a feature',
    name: sharedInFeature(start),
    test: featureFolder,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]
