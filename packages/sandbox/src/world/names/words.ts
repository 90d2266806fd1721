import type { Kin } from '../../artwork/motifs/index.ts'

/** Words in one text, separated by commas. */
export function words(text: string): readonly string[] {
  return text.split(',').map((word) => word.trim())
}

/** Words for any subject. None of them is something that a picture would have to show. */
export const modifiers = words(
  'Golden,Midnight,Velvet,Wild,Royal,Lucky,Sleepy,Electric,Crimson,Silver,Hidden,Grand,Roaring,Gentle,Merry,Secret,Painted,Wandering,Restless,Enchanted,Quiet,Blazing,Forgotten,Northern,Curious,Copper,Ivory,Indigo,Scarlet,Emerald,Amber,Jade,Opal,Sugared,Polished,Dancing,Laughing,Fearless,Clever,Lonely,Twilight,Winter,Summer,Festive,Mighty,Noble,Rising,Turbo,Fizzy,Humble,Lumière,Çılgın,Señor,Baroque,Cosmic,Rusty,Bashful,Splendid,Swift,Brave',
)

export const people = words(
  'Nell,Old Barnaby,Hana,Odile,Aunt Clara,Yara,Doña Esmé,Professor Quill,Prince Tavor,Queen Ashara,Kaan Bey,Madame Rouge,Jack Marlowe,Contessa Fiore,Babushka Vera,Little Mei,Granny Thimble,Uncle Otto,Mister Fizz,Lola,Doctor Piston,Ada,Sigrun,Tess,Selim Usta,Zümrüt Hatun,Inès,Grandpa Joe',
)

export const verbs = words(
  'Rising,Unbound,Awakens,After Dark,Returns,Forever,in Bloom,on Fire,Reborn,Takes Flight,at Dawn,Overflow,in Town,by Night,Deluxe,Jubilee',
)

/** Numbers of titles, and how many a picture shows. */
export const numbers: readonly (readonly [word: string, count: number])[] = [
  ['Two', 2],
  ['Three', 3],
  ['Four', 4],
  ['Five', 5],
  ['Six', 6],
  ['Seven', 7],
  ['Nine', 8],
  ['Eleven', 8],
  ['Forty', 8],
  ['Hundred', 8],
]

interface KinWords {
  readonly modifiers: readonly string[]
  readonly places: readonly string[]
}
const kinWords = (own: string, places: string): KinWords => ({ modifiers: words(own), places: words(places) })

/** Words at home with a group of kin. */
export const wordsOfKin: Readonly<Record<Kin, KinWords>> = {
  water: kinWords(
    'Salty,Tidal,Drifting,Coral,Abyssal,Bubbling,Lagoon,Stormy,Brackish,Seaside',
    'Lost Bay,Blue Grotto,Salt Pier,Deep,Seventh Sea,Windward Passage,Painted Shoal,Fog Bank',
  ),
  forest: kinWords(
    'Mossy,Woodland,Howling,Hollow,Misty,Bramble,Autumn,Thicket,Shadow,Snowbound',
    'Birch Wood,Old Hollow,High Ridge,Mossy Gate,Quiet Glade,Timber Line,Foggy Dell,Long Valley',
  ),
  savanna: kinWords(
    'Sunburnt,Dusty,Thundering,Savanna,Desert,Sahara,Prowling,Mirage,Nomad,Heatwave',
    'Amber Desert,Red Canyon,Great Plain,Dry River,Burning Dune,Wide Horizon,Tall Grass,Far Oasis',
  ),
  birds: kinWords(
    'Feathered,Soaring,Singing,Whistling,Fluttering,Gliding,Sunrise,Humming,Breezy,Winged',
    'Willow Pond,Silk Meadow,Barn Roof,Reed Lake,Morning Field,Orchard Wall,Lale Bahçesi,Village Green',
  ),
  garden: kinWords(
    'Blooming,Dewy,Fragrant,Spring,Greenhouse,Petal,Climbing,Perfumed,Meadow,Evergreen',
    'Tea Garden,Glass House,Walled Garden,Water Terrace,Poppy Field,Back Yard,Palace Park,Rainy Lane',
  ),
  fruit: kinWords(
    'Juicy,Ripe,Candied,Sparkling,Sour,Orchard,Honeyed,Frosted,Squeezed,Market',
    'Corner Shop,Fruit Stand,Sunny Orchard,Sweet Hill,Picnic,Kitchen Table,Harvest Barn,Sugar Street',
  ),
  sky: kinWords(
    'Celestial,Luminous,Starless,Eclipsed,Polar,Solar,Lunar,Falling,Infinite,Drifting',
    'Milky Way,Observatory,Polar Night,Outer Ring,Last Evening,Zenith,Silent Sky,Upper Air',
  ),
  jewels: kinWords(
    'Faceted,Flawless,Heirloom,Glittering,Uncut,Radiant,Sultan’s,Borrowed,Smoky,Priceless',
    'Vault,Deep Seam,Jeweller’s Row,Mirror Hall,Velvet Case,Old Mint,Crystal Stair,Sultan’s Drawer',
  ),
  parlour: kinWords(
    'High,Double,Wild,Smoky,Parlour,Blind,Marked,Loaded,Riverboat,Backroom',
    'Velvet Room,Grand Salon,Riverboat,Back Parlour,Opera Box,Palm Court,Left Bank,Café Minuit',
  ),
  buildings: kinWords(
    'Ancient,Ruined,Floating,Towering,Moonlit,Abandoned,Sunken,Marble,Stone,Sacred',
    'Edge,Cliff,Seventh Gate,Misty Hill,Old Border,Fallen City,River Bend,High Terrace',
  ),
  travel: kinWords(
    'Runaway,Speeding,Steam,Long-Distance,Flying,Daring,Express,First-Class,Homebound,Turbulent',
    'Great Exhibition,Sky Dock,Platform Nine,Coast Road,Last Mile,World’s End,Far Harbour,Night Line',
  ),
  workshop: kinWords(
    'Brass,Riveted,Clockwork,Iron,Tinker’s,Oiled,Patent,Wound,Forged,Precision',
    'Foundry Lane,Tin City,Brass Works,Inventor’s Attic,Gaslight Street,Boiler Room,Steam Quarter,Dry Dock',
  ),
  bazaar: kinWords(
    'Silken,Spiced,Gilded,Haggling,Saffron,Woven,Perfumed,Travelling,Embroidered,Thousandth',
    'Silk Bazaar,Spice Road,Grand Bazaar,Lantern Wharf,Painted Gate,Winter Market,Blue Mosaic,Copper Alley',
  ),
  music: kinWords(
    'Swinging,Singing,Marching,Jazz,Samba,Encore,Off-Key,Thundering,Serenading,Basement',
    'Big Band,Concert Hall,Left Bank,Bandstand,Opera House,Jazz Cellar,Parade,Rooftop',
  ),
  myth: kinWords(
    'Mythic,Ancestral,Spellbound,Eternal,Thousand-Year,Wishing,Sleeping,Fabled,Runic,Awakened',
    'North Wall,Raven Rock,Sunken Court,Old Saga,Ember Peak,Hall of Echoes,Third Wish,Hidden Realm',
  ),
  people: kinWords(
    'Dapper,Intrepid,Drowsy,Jolly,One-Eyed,Unlucky,Amazing,Retired,Young,Heroic',
    'Old Quarter,Narrow Streets,Grand Tour,Court,Deep Shaft,Long Watch,Iron Tavern,Moon Fair',
  ),
}
