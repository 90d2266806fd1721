import type { IconDrawing } from '@foyer/feature-api'

/** A ticket, torn at both ends. */
const ticket: IconDrawing = [['path', { d: 'M2 5v4a3 3 0 0 1 0 6v4h20v-4a3 3 0 0 1 0-6V5ZM13 5v2m0 4v2m0 4v2' }]]
export default ticket
