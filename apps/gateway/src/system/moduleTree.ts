import type { ModuleNode } from '@foyer/contract'

/** Modules this server has, by group. `false` stands for what it has no operations for yet. */
const modules = {
  ACCOUNT3: {
    LOGIN3: { MOBILEVERCODELOGIN3: true, FREEPLAY3: true },
    REGISTER3: { MOBILEREG3: true },
    PASSWORD3: { CHNGPASSMAIL3: true, CHNGPASSVERIF3: true, FORCECHNGPASS3: true },
  },
  GAMES3: { FAVOURITES3: true, WINNERBOARD3: true, BETRECORDS3: true },
  CASHIER3: { DEPOSIT3: true, WITHDRAWAL3: true },
  REWARDS3: { PTSYS3: false },
  SITE3: { DOWNLOAD3: true },
} as const

interface Branch {
  readonly [id: string]: boolean | Branch
}

/** The server's module tree (I17) without the modules an operator has switched off. */
export function moduleTree(off: ReadonlySet<string>): ModuleNode[] {
  return nodesOf(modules, off)
}

function nodesOf(branch: Branch, off: ReadonlySet<string>): ModuleNode[] {
  return Object.entries(branch).map(([modId, content]) => ({
    modId,
    enabled: content !== false && !off.has(modId) ? '1' : '0',
    childrenNodes: typeof content === 'object' ? nodesOf(content, off) : [],
  }))
}
