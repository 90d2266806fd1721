import { defineFeature } from '@foyer/feature-api'
import { linksTo, serviceAt } from './model/contactAddresses.ts'

/** Customer service, messaging apps and social pages on the floating bar (H20, H21). */
export const contacts = defineFeature({
  id: 'contacts',
  messages: import.meta.glob('./messages/*.json'),
  floatingBar: [
    {
      id: 'live-chat',
      label: 'live',
      icon: () => import('./icons/live.ts'),
      order: 10,
      opens: { address: serviceAt('LIVECHAT') },
    },
    {
      id: 'vip-chat',
      label: 'vip',
      icon: () => import('./icons/vip.ts'),
      order: 20,
      opens: { address: serviceAt('VIP') },
    },
    {
      id: 'messaging',
      label: 'messaging',
      icon: () => import('./icons/messaging.ts'),
      order: 30,
      opens: { links: linksTo('messaging') },
    },
    {
      id: 'social',
      label: 'social',
      icon: () => import('./icons/social.ts'),
      order: 40,
      opens: { links: linksTo('social') },
    },
  ],
})
