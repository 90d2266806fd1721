import Type from 'typebox'

/** Letters, digits, points, lines: a version is kept with accounts and compared, not read. */
const version = '^[A-Za-z0-9][A-Za-z0-9._-]*$'

/** What the law of the place asks for. */
export const JurisdictionSchema = Type.Object(
  {
    minimumAge: Type.Integer({
      default: 18,
      minimum: 18,
      maximum: 25,
      description: 'Age from which one may play, with money or without (QR17, ruling 16)',
    }),
    withdrawalCancel: Type.Boolean({
      default: true,
      description: 'A member may take a withdrawal back while it waits for approval (QR19)',
    }),
    cockfightBets: Type.Boolean({
      default: false,
      description: 'Bets on cockfights are taken; otherwise their events and odds can only be looked at',
    }),
    termsVersion: Type.String({
      default: '1',
      pattern: version,
      maxLength: 40,
      description:
        'Version of the terms that are accepted at registration and kept with the account; a member who accepted another is asked again, e.g. 2026-11 (RG09, P17)',
    }),
  },
  { default: {}, description: 'What the law of the place asks for' },
)
