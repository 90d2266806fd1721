import { type Lexicon, words } from '../lexicon.ts'

export const temple: Lexicon = {
  modifiers: words(
    'Sunken,Lost,Gilded,Whispering,Sealed,Forgotten,Sand-Swept,Jade,Obsidian,Serpent,Jaguar,Eclipse,Sacred,Hollow,Painted,Thousand-Step,Crimson,Eternal,Silent,Wandering,Thunder,Copper,Ivory,Buried,Moonrise,Mirage,Ember,Ancient,Broken,Vaulted,Turquoise,Oracle’s,Nomad,Scarab,Starless,Burning,Azure,Hidden',
  ),
  things: words(
    'Obelisk,Ziggurat,Idol,Sanctum,Relic,Stela,Labyrinth,Monolith,Pillar,Caravan,Oasis,Mask,Altar,Colonnade,Dune,Glyph,Tablet,Portal,Crypt,Sphinx Riddle,Amulet,Sundial,Torch,Gateway,Procession,Canopy,Reliquary,Stair,Archway,Threshold,Guardian,Omen,Chalice,Totem,Bastion,Mausoleum',
  ),
  plurals: words('Idols,Pillars,Steps,Masks,Torches,Relics,Guardians,Gates,Omens,Tablets,Scarabs,Arches'),
  places: words(
    'Amber Desert,Sunstone Court,Seventh Gate,Jungle Stair,Serpent Well,Moon Terrace,Fallen City,Red Canyon,Sky Plaza,River Shrine,Hall of Echoes,Salt Citadel,Vine Palace,Blind Oracle',
  ),
  people: words(
    'Queen Ashara,The High Scribe,Prince Tavor,Captain Wren,The Cartographer,Sister Neferi,Itzal,Professor Quill,Kaan Bey,The Sand Walker,Empress Sunna,Ezo the Blind',
  ),
}
