/** Which packages the portal is compiled from: features by their manifests. */
export default { features: ['@foyer/features'] }
