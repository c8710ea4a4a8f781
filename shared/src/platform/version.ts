/**
 * Semver of the platform, independent of the apps' versions. Minor: an addition. Major: a remote built with an earlier
 * version may no longer run. A release records the platform version of its build.
 */
export const PLATFORM_VERSION = '4.6.0';
