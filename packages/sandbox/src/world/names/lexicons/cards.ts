import { type Lexicon, words } from '../lexicon.ts'

export const cards: Lexicon = {
  modifiers: words(
    'Velvet,Gentleman’s,Midnight,Crimson,Sly,Marked,Grand,Parlour,Double,High,Private,Golden,Smoky,Riverboat,Silken,Wild,Royal,Backroom,Lucky Draw,Black Tie,Monte,Baroque,Gilt,Open,Blind,Last,Mirrored,Champagne,Masked,Diamond,Emerald,Two-Tone,Vintage,Swift,Café,Queen’s,Jazz,Electric',
  ),
  things: words(
    'Deck,Ace,Jack,Shuffle,Hand,Suit,Parlour,Trump,Flush,Bluff,Tableau,Knave,Courtier,Hearts,Spades,Dealer,Salon,Club,Cut,Trick,Wager,Rendezvous,Gambit,Top Hat,Solitaire,Monarch,Masquerade,Draw,Pair,Straight,Card House,Jester,Cabaret,Croupier,Gala,Full House',
  ),
  plurals: words('Aces,Hearts,Queens,Knaves,Spades,Jesters,Suits,Tricks,Crowns,Clubs,Roses,Masks'),
  places: words(
    'Velvet Room,Grand Salon,Riverboat,Back Parlour,Hotel Lumière,Mirror Lounge,Orient Carriage,Opera Box,Gentle Club,Palm Court,Left Bank,Red Curtain,Upper Deck,Café Minuit',
  ),
  people: words(
    'Madame Rouge,Jack Marlowe,Queen Isolde,The Dealer,Lady Spade,Monsieur Trèfle,Diamond Dot,Ace Holloway,The Knave,Contessa Fiore,Bertie Flush,Kupa Valesi',
  ),
}
