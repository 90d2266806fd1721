import type { Guides } from './guides.ts'

/** What says how things are. */
export const telling: Guides = {
  'components/Avatar': {
    use: ['Beside the name it stands for: initials where there is no picture.'],
    avoid: [
      'As the only sign of who is signed in: the name is said too.',
      'Photographs of people who have not agreed to it.',
    ],
  },
  'components/Badge': {
    use: ['For a state in a word or two, or a count of what waits.', 'One tone for one meaning, everywhere.'],
    avoid: ['A badge that can be pressed: it is a button.', 'Three badges on one thing: then none is seen.'],
  },
  'components/DescriptionList': {
    use: ['For the facts of one thing, each with the action that changes it.'],
    avoid: ['Several things to compare: that is a table.', 'A row for what nobody knows and nobody can add.'],
  },
  'components/Drawing': {
    use: ['One drawing for one situation: empty, failed, offline, not found, closed, nothing found.'],
    avoid: ['Decoration of a page that works.', 'A drawing without words: it is not read out.'],
  },
  'components/EmptyState': {
    use: ['Say why nothing is here, and the one thing to do.'],
    avoid: ['An apology.', 'The same drawing for empty and failed.'],
  },
  'components/ErrorState': {
    use: ['Say what failed and offer to try again; keep what was there.'],
    avoid: ['Codes without words.', 'Two messages for one failure.'],
  },
  'components/Figures': {
    use: ['For a few numbers that belong together, the most important large.'],
    avoid: ['More than eight: that is a table.', 'A figure that cannot be followed to its records.'],
  },
  'components/Icon': {
    use: ['Beside words, from the one set; `isDirectional` for what points along the line.'],
    avoid: ['Instead of words, where the drawing is not known to everybody.', 'A second set of icons.'],
  },
  'components/LoaderOverlay': {
    use: ['Where a whole part waits for one answer, and pressing anything would be wrong.'],
    avoid: ['First loads: skeletons say what will be there.', 'Longer than a few seconds without words.'],
  },
  'components/Marquee': {
    use: ['For short news of the house; it can be paused, and opened where there is more to read.'],
    avoid: ['Anything that must be known: it passes by.', 'Two of them on a page.'],
  },
  'components/Notice': {
    use: [
      'For what concerns the page it stands on, until it is settled.',
      'The tone says how grave it is: most are `info`.',
    ],
    avoid: ['What has just been done well: a toast says so and goes.', 'A field’s error: it stands at the field.'],
  },
  'centre/PeriodPlot': {
    use: ['Above records, for how a sum went over days; the table below it says the same in numbers.'],
    avoid: ['A single day.', 'Colour alone for gain and loss: the side of the line says it too.'],
  },
  'components/Progress': {
    use: [
      'For something that takes seconds and whose end is known; without a value, for one whose end is not.',
      'With words: what is being done, or how much is left.',
    ],
    avoid: ['A wait below a second.', 'A share that never moves, or jumps back.'],
  },
  'centre/RecordsPage': {
    use: ['For every list of a member’s own records: filters, totals, paging and export come with it.'],
    avoid: ['Filters that are not kept in the address.'],
  },
  'components/Skeleton': {
    use: ['In the size of what comes, so that nothing moves.'],
    avoid: ['After the first load: what is known stays while it is fetched anew.'],
  },
  'components/Table': {
    use: [
      'For facts to compare: numbers at the end, in figures of one width.',
      'With totals where they are asked for.',
    ],
    avoid: ['A list of single texts.', 'Colour alone for gain and loss: the sign says it too.'],
  },
  'components/Toast': {
    use: ['For what happened and needs no answer.'],
    avoid: ['Errors that ask for something: they stand where they can be mended.'],
  },
  'components/Accordion': {
    use: ['For questions of which a reader has one or two: each is a heading to press.'],
    avoid: ['What everybody has to read: it stands open.', 'A single question.'],
  },
  'components/Quote': {
    use: ['For a sentence somebody really said, with who it was.'],
    avoid: ['Praise nobody can look up.', 'Two of them after one another.'],
  },
  'components/Steps': {
    use: ['For how something goes, in three to five steps that follow one another.'],
    avoid: ['A task the reader is in the middle of: a Stepper shows where.', 'Steps that are only a list.'],
  },
  'components/SettingList': {
    use: ['For things that are kept one by one, such as devices or passkeys: each with its state and its own action.'],
    avoid: ['Facts alone: those are a DescriptionList.', 'Rows to compare: those are a table.'],
  },
  'centre/SafetySummary': {
    use: ['At the head of an account: what of the steps to a safe one is done, and the next one.'],
    avoid: ['More than one next step.', 'Steps that a member cannot take here.'],
  },
}
