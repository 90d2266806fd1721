/** Which packages the portal is compiled from: features by their manifests, overrides of kit components by name. */
export default { features: ['@foyer/features'], overrides: [] }
