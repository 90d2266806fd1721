/** What motifs are called: one and many of each, several words for some. Titles are made of these, so that pictures show them. */
export const nouns: Readonly<Record<string, string>> = {
  otter: 'Otter/Otters',
  fish: 'Fish/Fishes, Koi/Koi, Marlin/Marlins',
  whale: 'Whale/Whales',
  octopus: 'Octopus/Octopuses, Kraken/Krakens',
  turtle: 'Turtle/Turtles, Tortoise/Tortoises',
  crab: 'Crab/Crabs',
  fox: 'Fox/Foxes, Vixen/Vixens',
  owl: 'Owl/Owls',
  bear: 'Bear/Bears',
  hare: 'Hare/Hares, Rabbit/Rabbits',
  frog: 'Frog/Frogs, Toad/Toads',
  wolf: 'Wolf/Wolves',
  lion: 'Lion/Lions',
  tiger: 'Tiger/Tigers',
  elephant: 'Elephant/Elephants',
  snake: 'Serpent/Serpents, Cobra/Cobras',
  bull: 'Bull/Bulls, Buffalo/Buffaloes',
  cactus: 'Cactus/Cactuses',
  camel: 'Camel/Camels, Caravan/Caravans',
  rooster: 'Rooster/Roosters',
  crane: 'Crane/Cranes, Stork/Storks',
  swan: 'Swan/Swans',
  peacock: 'Peacock/Peacocks',
  bee: 'Bee/Bees, Bumblebee/Bumblebees',
  butterfly: 'Butterfly/Butterflies, Moth/Moths',
  tulip: 'Tulip/Tulips',
  lotus: 'Lotus/Lotuses, Water Lily/Water Lilies',
  sunflower: 'Sunflower/Sunflowers',
  rose: 'Rose/Roses, Blossom/Blossoms',
  mushroom: 'Mushroom/Mushrooms, Toadstool/Toadstools',
  clover: 'Clover/Clovers',
  palm: 'Palm/Palms, Island/Islands',
  pine: 'Pine/Pines, Fir/Firs',
  cherry: 'Cherry/Cherries',
  lemon: 'Lemon/Lemons',
  apple: 'Apple/Apples',
  grape: 'Grape/Grapes',
  melon: 'Melon/Melons',
  cake: 'Cake/Cakes',
  moon: 'Moon/Moons',
  sun: 'Sun/Suns',
  star: 'Star/Stars',
  comet: 'Comet/Comets, Meteor/Meteors',
  planet: 'Planet/Planets, Orbit/Orbits',
  cloud: 'Cloud/Clouds, Storm/Storms',
  snowflake: 'Snowflake/Snowflakes',
  rainbow: 'Rainbow/Rainbows',
  diamond: 'Diamond/Diamonds',
  ring: 'Ring/Rings, Signet/Signets',
  crown: 'Crown/Crowns, Diadem/Diadems',
  pearl: 'Pearl/Pearls, Oyster/Oysters',
  crystal: 'Crystal/Crystals, Prism/Prisms',
  mask: 'Mask/Masks, Masquerade/Masquerades',
  card: 'Ace/Aces, Deck/Decks',
  dice: 'Die/Dice',
  chip: 'Chip/Chips',
  seven: 'Seven/Sevens',
  beacon: 'Lighthouse/Lighthouses, Beacon/Beacons',
  castle: 'Castle/Castles, Fortress/Fortresses',
  pagoda: 'Pagoda/Pagodas',
  temple: 'Temple/Temples',
  windmill: 'Windmill/Windmills',
  tent: 'Circus/Circuses, Big Top/Big Tops',
  ship: 'Ship/Ships, Galleon/Galleons',
  balloon: 'Balloon/Balloons',
  train: 'Train/Trains, Locomotive/Locomotives',
  rocket: 'Rocket/Rockets',
  car: 'Roadster/Roadsters',
  submarine: 'Submarine/Submarines',
  lantern: 'Lantern/Lanterns',
  key: 'Key/Keys',
  clock: 'Clock/Clocks, Pocket Watch/Pocket Watches',
  compass: 'Compass/Compasses',
  anchor: 'Anchor/Anchors',
  anvil: 'Anvil/Anvils, Forge/Forges',
  bell: 'Bell/Bells',
  gear: 'Gear/Gears, Cogwheel/Cogwheels',
  teapot: 'Teapot/Teapots',
  hourglass: 'Hourglass/Hourglasses',
  umbrella: 'Umbrella/Umbrellas, Parasol/Parasols',
  kite: 'Kite/Kites',
  chest: 'Treasure/Treasures, Chest/Chests',
  chalice: 'Chalice/Chalices, Goblet/Goblets',
  fan: 'Fan/Fans',
  bottle: 'Potion/Potions, Elixir/Elixirs',
  violin: 'Violin/Violins, Fiddle/Fiddles',
  drum: 'Drum/Drums',
  trumpet: 'Trumpet/Trumpets, Fanfare/Fanfares',
  lute: 'Lute/Lutes, Guitar/Guitars',
  piano: 'Piano/Pianos, Sonata/Sonatas',
  dragon: 'Dragon/Dragons',
  phoenix: 'Phoenix/Phoenixes, Firebird/Firebirds',
  unicorn: 'Unicorn/Unicorns',
  genie: 'Genie/Genies',
  mermaid: 'Mermaid/Mermaids',
  captain: 'Captain/Captains, Admiral/Admirals',
  miner: 'Miner/Miners',
  jester: 'Jester/Jesters, Harlequin/Harlequins',
  knight: 'Knight/Knights, Paladin/Paladins',
  diver: 'Diver/Divers',
  astronaut: 'Astronaut/Astronauts, Pilot/Pilots',
}

/** One and many of a motif's nouns. */
export function nounsOf(motif: string): readonly (readonly [one: string, many: string])[] {
  return (nouns[motif] ?? '').split(', ').map((pair) => {
    const [one = '', many = one] = pair.split('/')
    return [one, many]
  })
}

const known = new Map(
  Object.keys(nouns).flatMap((motif) =>
    nounsOf(motif).flatMap((pair) => pair.map((word) => [word.toUpperCase(), motif])),
  ),
)

/** The motif whose noun comes first in a title. */
export function motifInTitle(title: string): string | undefined {
  const parts = title.toUpperCase().split(/[^\p{L}]+/u)
  for (const [index, word] of parts.entries()) {
    const found = known.get(`${word} ${parts[index + 1]}`) ?? known.get(word)
    if (found) return found
  }
  return undefined
}
