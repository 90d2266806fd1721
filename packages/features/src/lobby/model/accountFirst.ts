export { askForAccount as accountFirst } from '@foyer/feature-api'
