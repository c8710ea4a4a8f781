/*
 * What a feature shows, read from the address and written back to it. Stateless: each app bundles what it uses.
 */
export { idOf, type EntryState } from './entry-state.ts';
export {
  useAddressView,
  type AddressFormat,
  type AddressView,
  type SavedView,
  type SetViewOptions,
} from './use-address-view.ts';
