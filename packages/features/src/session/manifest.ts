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
      id: 'sign-up',
      label: 'registerTitle',
      icon: () => import('./menu-icons/signUp.ts'),
      order: 100,
      roles: ['trial'],
      opens: { route: 'register' },
    },
    {
      id: 'change-password',
      label: 'changePasswordTitle',
      icon: () => import('./menu-icons/changePassword.ts'),
      order: 900,
      roles: ['member', 'agent'],
      opens: { action: 'changePassword' },
    },
    {
      id: 'sign-out',
      label: 'menuSignOut',
      icon: () => import('./menu-icons/signOut.ts'),
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
    authenticator: async () => ({ default: (await import('./modals/AuthenticatorModal.tsx')).AuthenticatorModal }),
    removeAuthenticator: async () => ({
      default: (await import('./modals/RemoveAuthenticatorModal.tsx')).RemoveAuthenticatorModal,
    }),
    renewRecoveryCodes: async () => ({
      default: (await import('./modals/RenewRecoveryCodesModal.tsx')).RenewRecoveryCodesModal,
    }),
    paymentPassword: async () => ({
      default: (await import('./modals/PaymentPasswordModal.tsx')).PaymentPasswordModal,
    }),
    contact: async () => ({ default: (await import('./modals/ContactModal.tsx')).ContactModal }),
    confirmIdentity: async () => ({
      default: (await import('./modals/ConfirmIdentityModal.tsx')).ConfirmIdentityModal,
    }),
    forgotPassword: async () => ({ default: (await import('./modals/ForgotPasswordModal.tsx')).ForgotPasswordModal }),
    changePassword: async () => ({ default: (await import('./modals/ChangePasswordModal.tsx')).ChangePasswordModal }),
    login: async () => ({ default: (await import('./modals/LoginModal.tsx')).LoginModal }),
    register: async () => ({ default: (await import('./modals/RegisterModal.tsx')).RegisterModal }),
    registerSuccess: async () => ({
      default: (await import('./modals/RegisterSuccessModal.tsx')).RegisterSuccessModal,
    }),
  },
  actions: {
    addPasskey: () => import('./passkeys/addPasskey.ts'),
    changePassword: () => import('./passwords/changePassword.ts'),
    changeContact: () => import('./model/changeContact.ts'),
    removeAuthenticator: () => import('./verification/removeAuthenticator.ts'),
    renewRecoveryCodes: () => import('./verification/renewRecoveryCodes.ts'),
    setPaymentPassword: () => import('./passwords/setPaymentPassword.ts'),
    setUpAuthenticator: () => import('./verification/setUpAuthenticator.ts'),
    confirmIdentity: () => import('./model/confirmIdentity.ts'),
    openLogin: () => import('./model/openLogin.ts'),
    openRegister: () => import('./model/openRegister.ts'),
    signOut: () => import('./model/signOut.ts'),
  },
  headerLogin: () => import('./model/headerLogin.ts'),
  moduleParts: ['forcedPasswordChange', 'mobileRegistration', 'smsLogin', 'emailPasswordReset', 'phonePasswordReset'],
  operations,
})
