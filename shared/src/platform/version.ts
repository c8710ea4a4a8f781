/**
 * Semver of the platform contract, apart from the versions of the apps. Minor: something was added; major: a
 * remote built before may no longer run. A release records the version that it was built with.
 */
export const PLATFORM_VERSION = '2.0.0';
