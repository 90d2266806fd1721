import { defineFeature } from '@foyer/feature-api'
import { operations } from './operations.ts'

/** Signing in and out and opening an account by user name (A01, A09, RG01). */
export const session = defineFeature({
  id: 'session',
  messages: import.meta.glob('./messages/*.json'),
  routes: [
    {
      id: 'login',
      paths: ['/login'],
      access: 'guest',
      layout: 'plain',
      title: 'loginTitle',
      description: 'loginDescription',
      page: async () => ({ default: (await import('./pages/LoginPage.tsx')).LoginPage }),
    },
    {
      id: 'register',
      paths: ['/register', '/register.html'],
      module: 'registration',
      access: 'guest',
      layout: 'default',
      banner: 'w_reg',
      title: 'registerTitle',
      description: 'registerDescription',
      page: async () => ({ default: (await import('./pages/RegisterPage.tsx')).RegisterPage }),
      queries: () => [{ operation: 'registerRules' }],
    },
  ],
  memberMenu: [
    {
      id: 'sign-out',
      label: 'menuSignOut',
      icon: () => import('./icons/signOut.ts'),
      order: 1000,
      roles: ['member', 'agent', 'trial'],
      opens: { action: 'signOut' },
      isLast: true,
    },
  ],
  bottomBar: [
    {
      id: 'log-in',
      label: 'loginTitle',
      icon: () => import('./icons/logIn.ts'),
      roles: ['guest'],
      opens: { action: 'openLogin' },
    },
  ],
  modals: {
    login: async () => ({ default: (await import('./modals/LoginModal.tsx')).LoginModal }),
    register: async () => ({ default: (await import('./modals/RegisterModal.tsx')).RegisterModal }),
    registerSuccess: async () => ({
      default: (await import('./modals/RegisterSuccessModal.tsx')).RegisterSuccessModal,
    }),
  },
  actions: {
    openLogin: () => import('./model/openLogin.ts'),
    openRegister: () => import('./model/openRegister.ts'),
    signOut: () => import('./model/signOut.ts'),
  },
  operations,
})
