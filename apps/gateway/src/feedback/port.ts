/** What other domains may use of feedback. */
export { closeFeedback, openFeedback } from './feedback.ts'
