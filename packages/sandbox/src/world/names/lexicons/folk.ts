import { type Lexicon, words } from '../lexicon.ts'

export const folk: Lexicon = {
  modifiers: words(
    'Embroidered,Painted,Woven,Dancing,Singing,Clever,Paper,Porcelain,Festival,Harvest,Winter,Spring,Lacquer,Festive,Wooden,Tin,Feathered,Enchanted,Grandmother’s,Fiddler’s,Red Thread,Lantern,Patchwork,Marching,Bashful,Merry,Snowbound,Stitched,Village,Moonlight,Ribbon,Golden Egg,Silk,Whistling,Tulip,Poppy,Blue Tile,Storybook',
  ),
  things: words(
    'Firebird,Fox,Rooster,Nightingale,Kilim,Tapestry,Dumpling,Matryoshka Doll,Hare,Tulip,Lantern,Carousel Horse,Fan,Koi,Crane,Stork,Samovar,Wedding,Bazaar,Loom,Bear,Hedgehog,Puppet,Folk Tale,Garland,Teahouse,Kite,Spinning Wheel,Peacock,Magpie,Sunflower,Nutcracker Guard,Sleigh,Fiddle,Panda,Goldfinch',
  ),
  plurals: words('Foxes,Tulips,Cranes,Lanterns,Ribbons,Koi,Storks,Kites,Poppies,Geese,Fans,Nightingales'),
  places: words(
    'Village Green,Silk Bazaar,Willow Bridge,Winter Market,Tea Garden,Blue Mosaic,Birch Forest,Paper House,Poppy Field,Lale Bahçesi,Snow Inn,Harvest Barn,Rice Terrace,Painted Gate',
  ),
  people: words(
    'Babushka Vera,The Weaver,Little Mei,Tulip Girl,Granny Thimble,The Fiddler,Prince Hedgehog,Nasrin,Kolobok’s Cousin,Uncle Stork,Miss Magpie,Anansa',
  ),
}
