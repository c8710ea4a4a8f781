/* Reads a feature's view from the address and writes it back. Stateless: each app bundles the parts that it uses. */
export { idOf, type EntryState } from './entry-state.ts';
export {
  useAddressView,
  type AddressFormat,
  type AddressView,
  type SavedView,
  type SetViewOptions,
} from './use-address-view.ts';
