import { type Lexicon, words } from '../lexicon.ts'

export const gems: Lexicon = {
  modifiers: words(
    'Velvet,Prism,Fractured,Polished,Hidden,Amber,Opal,Garnet,Frosted,Twilight,Cut,Raw,Luminous,Heirloom,Smoky,Tumbled,Starlit,Saffron,Mirrored,Quiet,Blazing,Uncut,Moonlit,Sugared,Glacial,Royal,Lavender,Molten,Restless,Faceted,Candlelit,Copper,Tidal,Borrowed,Wandering,Ninefold,Ivory,Midnight',
  ),
  things: words(
    'Facet,Lustre,Carat,Geode,Topaz,Beryl,Jasper,Peridot,Spinel,Citrine,Agate,Quartz,Pendant,Tiara,Casket,Vein,Shard,Cluster,Brooch,Signet,Sparkle,Crystal Well,Mosaic,Chandelier,Locket,Quarry,Zircon,Tourmaline,Halo,Clasp,Kaleidoscope,Lantern Stone,Diadem,Setting,Cabochon,Moonstone',
  ),
  plurals: words('Opals,Garnets,Facets,Shards,Sapphires,Pendants,Carats,Prisms,Rings,Beryls,Pearls of Glass,Sparks'),
  places: words(
    'Vault,Hollow Hill,Jeweller’s Row,Mirror Hall,Deep Seam,Glass Quarter,Amber Road,Sultan’s Drawer,Crystal Stair,Old Mint,Salt Mine,Lapidary,Northern Lode,Velvet Case',
  ),
  people: words(
    'Ruby,Duchess Odile,Miner Tam,The Lapidary,Lady Beryl,Jasper Crane,Aunt Topaz,The Magpie,Doña Esmé,Goldsmith Yara,Zümrüt Hatun,The Collector',
  ),
}
