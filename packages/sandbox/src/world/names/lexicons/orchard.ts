import { type Lexicon, words } from '../lexicon.ts'

export const orchard: Lexicon = {
  modifiers: words(
    'Ripe,Honeyed,Tangy,Windfall,Sunlit,Crisp,Sour,Candied,Juicy,Morning,Late Summer,Golden Hour,Wild,Dewy,Frozen,Sparkling,Plump,Jolly,Spiced,Peppered,Sticky,Bramble,Barefoot,Buzzing,Rolling,Twisted,Grandma’s,Picnic,Market,Electric,Neon,Tipsy,Lazy,Whistling,Pressed,Basket,Harvest,Zesty',
  ),
  things: words(
    'Cherry,Plum Hour,Quince,Mango Stand,Lemon Grove,Melon,Apricot,Fig Tree,Pear Cart,Berry Patch,Citrus,Peach Lane,Jam Jar,Orchard,Pomegranate,Papaya,Currant,Blossom,Fruit Stall,Cider Mill,Greengage,Kumquat,Clementine,Harvest,Syrup,Smoothie,Punnet,Rhubarb,Vineyard,Grapefruit,Nectarine,Lychee,Marmalade,Sorbet,Beehive,Orange Crate',
  ),
  plurals: words('Plums,Cherries,Lemons,Figs,Apricots,Melons,Mangoes,Quinces,Berries,Pears,Limes,Peaches'),
  places: words(
    'Back Garden,Sunny Terrace,Old Greenhouse,Farm Gate,Hillside,Kitchen Table,Ladder Lane,Village Fair,Glasshouse,South Slope,Riverside Market,Honey Meadow,Allotment,Çiçek Bahçesi',
  ),
  people: words(
    'Farmer Bo,Auntie Plum,Clementine,Nonna Pina,Señora Limón,The Beekeeper,Little Quince,Mister Melon,Ayla Teyze,Mango Joe,Rosie Pear,The Scarecrow',
  ),
}
