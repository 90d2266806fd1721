import {
  type ApplicationDecision,
  ApplicationDecisionSchema,
  type ApplicationPictureBody,
  ApplicationPictureBodySchema,
  OpenApplicationsBodySchema,
  partnerPromotionPaths,
} from '@foyer/contract'
import type { FastifyInstance } from 'fastify'
import { addPartnerRoute } from '../calls/addPartnerRoute.ts'
import type { Services } from '../calls/services.ts'
import { readImage } from './applicationImages.ts'
import { decideApplication, openApplications } from './decideApplication.ts'

const subject = 'application'

/** What a merchant's back office does with applications to promotions; the desk does the same. */
export function addPartnerPromotions(app: FastifyInstance, services: Services): void {
  const { db } = services
  addPartnerRoute<{ after?: string }>(app, services, {
    path: partnerPromotionPaths.open,
    schema: OpenApplicationsBodySchema,
    subject,
    perform: (merchant, { after }) => openApplications(db, merchant, after),
  })
  addPartnerRoute<ApplicationDecision>(app, services, {
    path: partnerPromotionPaths.decide,
    schema: ApplicationDecisionSchema,
    subject,
    perform: (merchant, decision) => decideApplication(services, merchant, decision),
  })
  addPartnerRoute<ApplicationPictureBody>(app, services, {
    path: partnerPromotionPaths.image,
    schema: ApplicationPictureBodySchema,
    subject,
    perform: async (merchant, { reference, place }) => ({
      image: (await readImage(db, merchant, reference, String(place))).toString('base64'),
    }),
  })
}
