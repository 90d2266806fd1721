import { type Lexicon, words } from '../lexicon.ts'

export const carnival: Lexicon = {
  modifiers: words(
    'Grand,Whirling,Midnight,Sugar,Striped,Dizzy,Confetti,Topsy,Electric,Brass,Flying,Laughing,Painted,Popcorn,Candy,Starlight,Travelling,Fantastic,Masked,Samba,Jolly,Upside-Down,Trapeze,Fizzy,Gala,Ringmaster’s,Juggling,Toffee,Curious,Thirteenth,Fireworks,Bubblegum,Marching,Mirror,Tumbling,Lucky Tent,Festival,Harlequin',
  ),
  things: words(
    'Carousel,Big Top,Parade,Cannonball,Ferris,Harlequin,Fairground,Jester,Trapeze,Confetti,Tambourine,Fun House,Pinwheel,Acrobat,Fanfare,Masquerade,Juggler,Cotton Cloud,Unicycle,Kermesse,Ticket Booth,Calliope,Merry-Go,Clown Car,Strongman,Piñata,Hoopla,Balloon,Spotlight,Encore,Elephant Ball,Fireworks,Coconut Shy,Mambo,Sideshow,Whirligig',
  ),
  plurals: words('Clowns,Balloons,Tickets,Rings,Acrobats,Tents,Drums,Lanterns,Horses,Ribbons,Candies,Trumpets'),
  places: words(
    'Big Tent,Midway,Hall of Mirrors,Candy Pier,Sunset Boardwalk,Ring Three,Wagon Town,Ghost Train,Plaza Mayor,Moon Fair,Lantern Wharf,Popcorn Alley,Rio Corner,Lunapark',
  ),
  people: words(
    'Mister Fizz,Lola Confetti,The Ringmaster,Harlequin Jo,Madame Zaza,Bobo Brass,Pepe Piñata,The Amazing Otis,Tiny Tina,Palyaço Pati,Stilts McGee,Flora Trapeze',
  ),
}
