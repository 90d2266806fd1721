export { fastestRoute, routeOrigin } from './fastestRoute.ts'
export { measureRoutes } from './measureRoutes.ts'
export { createRoutedFetch } from './routedFetch.ts'
