import Type from 'typebox'

/** Wallets beside the main one. */
export const WalletsSchema = Type.Object(
  {
    vendors: Type.Array(Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,31}$', description: 'Code of a vendor, e.g. BGS' }), {
      default: [],
      maxItems: 50,
      description:
        'Vendors whose games are played from a wallet of their own, which players fill and empty; left out: one wallet pays for everything (P02, EN03)',
    }),
  },
  { default: {}, description: 'Wallets that vendors keep for players' },
)
