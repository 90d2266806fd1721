/** Makers whose own pictures are not shown on sites in this currency. */
const pictureless: readonly string[] = ['LOTT', 'ELOTT', 'TCG_SEA', 'TCG_LOTTO_VN']
const currencyWithout = 'TLB'

/** A provider's picture, or none on a site in TLB for the four lottery providers: tiles show the default one then (C24, L34). */
export const providerPicture = <Picture extends string | undefined>(
  vendor: string,
  picture: Picture,
  currency: string,
): Picture | '' => (currency === currencyWithout && pictureless.includes(vendor) ? '' : picture)
