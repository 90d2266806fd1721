export { createDemoAccounts, demoPassword } from './createDemoAccounts.ts'
export { createSandbox } from './createSandbox.ts'
export { seedGuestWorld, seedWorld } from './seedWorld.ts'
