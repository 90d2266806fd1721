/** What the start of the gateway uses of lotteries. */
export { addDrawRoutes } from './addDrawRoutes.ts'
export { drawDue } from './draws/drawDue.ts'
export { createDrawPlanner } from './draws/planDraws.ts'
