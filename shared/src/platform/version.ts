/**
 * Semver of the platform, independent of the apps' versions. Minor: something was added. Major: a remote built with an
 * earlier one may no longer run. A release records the version that it was built with.
 */
export const PLATFORM_VERSION = '3.0.0';
