import type { Guides } from './guides.ts'

/** Games, makers, draws and wins. */
export const games: Guides = {
  'components/Carousel': {
    use: ['For pictures that follow one another, with the pause control in sight.'],
    avoid: ['Anything a player must see: slides after the first are missed by most.'],
  },
  'components/ContinueRail': {
    use: ['First on the home of somebody who has played, newest first.'],
    avoid: ['Guests: there is nothing of theirs to show.', 'Games that cannot be opened any more.'],
  },
  'components/Countdown': {
    use: ['For an end that is near and true by the server’s clock.'],
    avoid: ['Pressure: an offer that starts anew when the clock has run out.'],
  },
  'components/DrawCard': {
    use: ['For the next draw of a lottery: when first, then what.'],
    avoid: ['Odds or prizes that the server does not send.'],
  },
  'components/GameGrid': {
    use: ['For lists of games; with its state, so that loading, empty and failed keep their place.'],
    avoid: ['Rows that end in a hole: choose the layout that fills them, or a rail.'],
  },
  'components/GameTile': {
    use: [
      'For one game: picture, name, maker, trial and favourite.',
      'Through GameGrid, which lays out and loads many.',
    ],
    avoid: ['Words over the lettering of the picture.', 'A tile that opens nothing: say when the game is back.'],
  },
  'components/JackpotCounter': {
    use: ['Fed by a pool, or marked as decoration.'],
    avoid: ['A jurisdiction that forbids it: leave it out by brand.json.'],
  },
  'components/LazyImage': {
    use: ['For pictures below the fold, in the size of their place, so that nothing moves.'],
    avoid: ['The largest picture of the first screen: it is wanted at once.'],
  },
  'components/Balls': {
    use: ['For drawn numbers, in the order they were drawn; one number stands as its digits.'],
    avoid: ['Numbers to pick from: those are buttons.'],
  },
  'components/LotteryWidget': {
    use: [
      'For several lotteries with their next draws: `lobby` on a page of them, `slider` in one row of a home page.',
    ],
    avoid: ['One lottery alone: that is a `DrawCard`.', 'More than one on a page.'],
  },
  'components/LiveRail': {
    use: ['For tables that are open now, with what the server sends of limits, seats and results.'],
    avoid: ['Numbers that nobody sends.', 'Games without a dealer: those are posters.'],
  },
  'components/PosterRail': {
    use: [
      'For a chosen few that tempt to look further: the cut poster says “more”.',
      'Ranked, for an order that is true.',
    ],
    avoid: ['A whole catalogue: nobody scrolls past thirty.', 'Two ranked rails on a page.'],
  },
  'components/ProviderCarousel': {
    use: ['Above a lobby’s grid, to see one maker’s games.'],
    avoid: ['Fewer than four makers: tabs show them all.'],
  },
  'components/Rail': {
    use: ['For a chosen few that run off the edge: the cut one says that there is more.'],
    avoid: ['Everything there is: that is a grid.', 'Two rails of the same games.'],
  },
  'components/Shelf': {
    use: ['For a titled part of a page, with a way to everything of its kind.'],
    avoid: ['A title over a single card.', '“More” that leads to what is already there.'],
  },
  'components/VendorTile': {
    use: [
      'In the vendor’s own colour where a server tells it; ink and contrast follow by themselves.',
      'As a chip in strips, as a card where the vendor is the point.',
    ],
    avoid: ['Words over a logo.', 'One colour for all vendors of a page: then nobody is found.'],
  },
  'components/WinnerBoard': {
    use: ['For wins that were paid out, with their time.'],
    avoid: ['Invented names. A counter without the word that it is one for show.'],
  },
  'components/WinnerLine': {
    use: ['For wins that were paid out, in one quiet line.'],
    avoid: ['Beside a WinnerBoard: one of them is enough.', 'Names that can be recognised.'],
  },
  'components/VendorWall': {
    use: ['For who stands behind the games: a dozen makers, quiet.'],
    avoid: ['Choosing a maker to play at: that wants cards or chips.'],
  },
}
