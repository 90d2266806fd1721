/** What other domains may use of promotions. */
export { readImage } from './applicationImages.ts'
export { decideApplication, openApplications } from './decideApplication.ts'
