import type { Guides } from './guides.ts'

/** What a page stands in, begins with and is built of. */
export const pages: Guides = {
  'components/Banner': {
    use: ['To the edges to open a home, slim as the head of a page.', 'One sentence and one button on a slide.'],
    avoid: ['More than five slides.', 'Words inside the picture: they are not translated, nor read out.'],
  },
  'components/BottomBar': {
    use: ['On phones, for three to five places that are gone to all day.'],
    avoid: ['Actions that change something.', 'A copy of the whole menu.'],
  },
  'components/CentreFrame': {
    use: [
      'For a place with pages of its own: records, messages, account.',
      'The menu names every page; the page open is in the address.',
    ],
    avoid: ['A single question: it is a dialog.', 'A second frame over this one.'],
  },
  'components/Dialog': {
    use: [
      'For a short task that belongs to the page behind it.',
      'One way out with Escape, one with the cross, one in words.',
    ],
    avoid: ['A dialog over a dialog.', 'A text of many screens: it is a page.'],
  },
  'components/FloatingBar': {
    use: ['For help and contacts, which are wanted from anywhere.'],
    avoid: ['On phones together with a BottomBar: one of them is enough.', 'Advertising.'],
  },
  'components/Footer': {
    use: ['What the law asks for, in every page’s last lines: licence, age, help with gambling.'],
    avoid: ['The only way to a page somebody needs.'],
  },
  'components/Header': {
    use: ['Signed in: balance and deposit are in sight at every width.'],
    avoid: ['More than two buttons beside the menu.'],
  },
  'components/LoginBar': {
    use: ['In a header with room for it, beside the button that opens an account.'],
    avoid: ['Narrow windows: a button that opens the form takes less room.', 'A second form of the same page.'],
  },
  'components/MemberMenu': {
    use: [
      'In the header of somebody signed in: balance, deposit, and the ways to their own pages.',
      'Where the balance changes, give it a number too: it counts there, and nobody misses it.',
    ],
    avoid: ['More than eight entries: the rest belongs into a centre.'],
  },
  'components/NavDropdown': {
    use: ['For a category of the header and the vendors in it; the word itself leads to the category.'],
    avoid: ['A list nobody can reach without hovering: the arrow opens it too.'],
  },
  'components/NavRow': {
    use: ['For the header’s entries: what has no room stands under More.'],
    avoid: ['A second line of entries.'],
  },
  'components/Opening': {
    use: [
      'One at the head of a home that begins with words.',
      'A sentence that is true today: what is drawn tonight, what has changed.',
    ],
    avoid: ['Two of them on a page.', 'A sentence that any other brand could say.'],
  },
  'components/Prose': {
    use: ['For texts of the house: terms, help, articles. Their html comes cleaned.'],
    avoid: ['Controls and cards inside a text.'],
  },
  'components/StatusPage': {
    use: ['When the whole site is closed, or may not be used from here: why, how long, and whom to write to.'],
    avoid: ['A page that is missing: that is an EmptyState with its drawing.'],
  },
  'components/Stepper': {
    use: ['For a task of three to six steps in a fixed order; what is done can be gone back to.'],
    avoid: ['Views that can be read in any order: those are tabs.', 'Steps that appear on the way.'],
  },
}
