import type { Finding } from '../issues/issue.ts'
import type { BrandMessages } from '../load/loadMessages.ts'
import type { ParsedPage } from '../pages/parsePage.ts'
import type { ResolvedBrand } from '../schema/brand.ts'
import type { Json } from '../source/jsonNode.ts'
import type { AssetFacts } from './assetFacts.ts'
import type { Product } from './product.ts'

/** All a check may look at. Checks do no I/O. */
export interface CheckContext {
  readonly resolved: ResolvedBrand
  /** What the files say, without defaults. */
  readonly written: Json
  readonly messages: BrandMessages
  readonly product: Product
  /** Pages of the brand's own. */
  readonly pages: readonly ParsedPage[]
  /** What was found on disk for every asset the brand names. */
  readonly assets: ReadonlyMap<string, AssetFacts>
}

/** A pure function that finds problems the schema cannot express (N01). */
export type Check = (context: CheckContext) => readonly Finding[]
