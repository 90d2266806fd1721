import type { Check } from './checkContext.ts'

/** Who may pay in or out has a way to do so (P03, P04). */
export const checkPaymentModules: Check = ({ resolved: { modules, payments } }) => {
  const parts = [
    { module: 'deposit', path: ['payments', 'deposit'], ways: payments.deposit },
    { module: 'withdrawal', path: ['payments', 'withdrawal', 'methods'], ways: payments.withdrawal.methods },
  ] as const
  return parts
    .filter(({ module, ways }) => modules[module] && ways.length === 0)
    .map(({ module, path }) => ({
      code: 'payment-none',
      path,
      message: `${path.join('.')} is empty, but modules.${module} is on`,
      why: 'Members would come to a page that has nothing to offer.',
      hint: `Set modules.${module} to false, which takes the page and every way to it off the site`,
    }))
}
