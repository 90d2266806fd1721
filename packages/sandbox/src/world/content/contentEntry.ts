/** One entry of the content table; entries of a kind keep the order of the list they stand in. */
export interface ContentEntry {
  readonly kind: 'announcement' | 'banner' | 'help' | 'resource' | 'customer-service' | 'lottery' | 'game-rules'
  readonly id: string
  /** Language tag; empty for content without words. */
  readonly language: string
  readonly data: object
}
