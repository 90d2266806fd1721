/** What slots alone share; each has its own arithmetic and its own theme. */
const slot =
  /\/src\/(?:slot\/(?!themes\/\w+\/)|games\/(?:seedOf|slotStakes)\.|client\/(?:components\/(?:CountUp|StakeControls)|model\/createInstantGame)\.)/
/** What is drawn of every game, and what several kinds of games use. */
const page =
  /\/src\/client\/(?:page\.tsx|i18n\/createWords|api\/(?:listenEvents|whenMoneyMoves)|model\/(?:createView|readStake)|use(?:TellHand|SecondsLeft))/

/**
 * Which modules travel together: a game comes in few files, so that none waits for a connection behind others. A group brings what its
 * modules import, but for what a group of higher priority has.
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'page', test: page, priority: 2 },
  { name: 'slot', test: slot, minShareCount: 2, priority: 1 },
]
