import { type Lexicon, words } from '../lexicon.ts'

export const dice: Lexicon = {
  modifiers: words(
    'Rolling,Loaded,Tumbling,Ivory,Thunder,Iron,Bone,Rattling,Snake-Eye,Double Six,Fearless,Rune,Dwarven,Hammer,Wayward,Burning,Frost,Steel,Reckless,Clattering,Lucky Pip,Bold,Titan,Granite,Street,Oracle,Seventh,Spinning,Ember,Forged,Storm,Wicked,Crooked,Merry,Barbarian,Heavy,Tavern,Counted',
  ),
  things: words(
    'Roll,Cup,Pips,Throw,Tumbler,Rune,Forge,Fate,Clatter,Anvil,Hazard,Cube,Gamble,Tavern,Saga,Wolf,Longship,Mead Hall,Bones,Stone,Shield,Cast,Chance,Barrel,Furnace,Warlord,Hammer,Omen,Rumble,Bout,Gauntlet,Raider,Shaker,Tower,Vault,Sixer',
  ),
  plurals: words('Sixes,Pips,Bones,Rolls,Runes,Cubes,Shields,Hammers,Sparks,Wolves,Tankards,Throws'),
  places: words(
    'Iron Tavern,Mead Hall,Frost Gate,Anvil Street,Dragonless Keep,Smith’s Yard,Raven Rock,Cellar,Market Square,Ember Forge,North Wall,Giant’s Table,Rune Circle,Brass Alley',
  ),
  people: words(
    'Sigrun,Old Hob,The Smith,Borin Ashbeard,Tavern Tess,Ragna,Grim the Lucky,One-Eyed Ulf,Demirci Usta,Thrainn,The Bonecaster,Wulf',
  ),
}
