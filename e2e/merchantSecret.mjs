/** Secret that the default brand's own system signs its calls with while the tests run. */
export const merchantSecret = 'a secret of the end-to-end tests'
