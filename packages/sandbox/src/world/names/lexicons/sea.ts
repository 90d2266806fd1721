import { type Lexicon, words } from '../lexicon.ts'

export const sea: Lexicon = {
  modifiers: words(
    'Tidal,Salty,Coral,Abyssal,Drifting,Kraken,Moonlit,Pearl,Sunken,Brackish,Stormy,Lantern,Kelp,Silver,Turquoise,Deep,Barnacle,Foaming,Bubbling,Sleepy,Rusty,Northern,Lagoon,Midnight,Glass,Whale-Song,Anchored,Rolling,Spindrift,Phosphor,Harbour,Smuggler’s,Compass,Wrecker’s,Shallow,Breezy,Inky,Secret',
  ),
  things: words(
    'Reef,Lagoon,Trawler,Current,Anchor,Octopus,Seahorse,Jellyfish,Treasure Net,Lighthouse,Whirlpool,Conch,Manatee,Undertow,Galleon,Diving Bell,Narwhal,Oyster Bed,Trident,Grotto,Marlin,Buoy,Catch,Tide Pool,Message Bottle,Angler,Clam,Mermaid,Starfish,Sail,Nautilus,Harpoon,Sea Chest,Manta,Cove,Submarine',
  ),
  plurals: words('Pearls,Fathoms,Tides,Shells,Sails,Starfish,Anchors,Waves,Otters,Seahorses,Lanterns,Knots'),
  places: words(
    'Coral Court,Drowned Bell,Hook Island,Emerald Bay,Lost Harbour,Trench,Painted Shoal,Windward Passage,Salt Pier,Blue Grotto,Seventh Sea,Sunken Garden,Fog Bank,Mermaid Quay',
  ),
  people: words(
    'Captain Nell,Old Barnaby,The Ferryman,Otto the Otter,Pearl Diver Hana,Salty Pete,Ondine,Admiral Crab,Deniz Kaptan,The Lamplighter,First Mate Figgs,Granny Squid',
  ),
}
