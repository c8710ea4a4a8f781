import {
  Component,
  Suspense,
  use,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Failure } from '../ui/Failure.tsx';
import { FAILED, hydrateIfPressed, markHydrated } from './early-click.ts';
import { keepTrying } from './keep-trying.ts';
import { RemoteError, RemoteLoaderContext, type RemoteLoader } from './remote-loader.ts';
import { REMOTES, splitExposed, type Exposed, type ExposedName, type RemoteModule } from './remotes.ts';
import { SlotPlaceholderContext } from './slot-placeholder.ts';

export interface RemoteSlotProps<Name extends ExposedName> {
  /** "app/Module" of the contract in remotes.ts. */
  name: Name;
  props: Exposed[Name];
  /** Shown while the remote and its data load. Has the final size, so that the layout does not shift. */
  fallback: ReactNode;
  /** Places the failure alert, which has a "Try again" button. Default: in place of the slot. */
  renderFailure?: (words: ReactNode) => ReactNode;
}

/** Props of each slot by its element, for the inspector. */
export const slotProps = new WeakMap<Element, object>();

interface BoundaryProps {
  name: ExposedName;
  loader: RemoteLoader;
  renderFailure: ((words: ReactNode) => ReactNode) | undefined;
  /** Remounts the slot, and loads the remote again if the last load failed. */
  onRetry: () => void;
  /** Loads the remote again while the failure alert stays on the screen. */
  reload: () => Promise<unknown>;
  children: ReactNode;
}

type Failed = 'load' | 'render';

function RetryLoad({ reload, onRetry }: Pick<BoundaryProps, 'reload' | 'onRetry'>) {
  const load = useEffectEvent(reload);
  const show = useEffectEvent(onRetry);
  useEffect(
    () =>
      keepTrying(
        () => load(),
        () => show(),
      ),
    [],
  );
  return null;
}

/**
 * Error boundary of one slot. It logs an error once and offers "Try again". After a failed load it also retries by
 * itself.
 */
class SlotBoundary extends Component<BoundaryProps, { failed: Failed | null }> {
  override state = { failed: null };

  static getDerivedStateFromError(error: unknown): { failed: Failed } {
    return { failed: error instanceof RemoteError ? 'load' : 'render' };
  }

  override componentDidCatch(error: unknown) {
    const { remote } = splitExposed(this.props.name);
    const why = error instanceof Error ? error.message : String(error);
    const loaded = !(error instanceof RemoteError);
    this.props.loader.onFailure?.(remote, loaded ? 'render' : 'load', error);
    const what = loaded ? 'failed' : 'did not load';
    console.error(`Slot ${this.props.name} (release ${this.props.loader.versionOf(remote)}) ${what}: ${why}`);
  }

  override render() {
    const { failed }: { failed: Failed | null } = this.state;
    if (!failed) return this.props.children;
    const { name, renderFailure, onRetry, reload } = this.props;
    const message = `${REMOTES[splitExposed(name).remote]} could not be shown.`;
    const words = (
      <Failure kind="slot" onRetry={onRetry}>
        {message}
      </Failure>
    );
    return (
      <div {...{ [FAILED]: '' }} style={{ display: 'contents' }}>
        {renderFailure ? renderFailure(words) : words}
        {failed === 'load' && <RetryLoad reload={reload} onRetry={onRetry} />}
      </div>
    );
  }
}

interface ContentProps<Name extends ExposedName> {
  name: Name;
  props: Exposed[Name];
  loader: RemoteLoader;
  load: Promise<RemoteModule<Exposed[Name]>>;
  slot: RefObject<HTMLElement | null>;
}

/** Last child of a slot: reports the end of the slot's rendering. */
function SlotEnd({ name, loader }: Pick<BoundaryProps, 'name' | 'loader'>) {
  loader.onSlotEnd?.(name);
  return null;
}

function RemoteContent<Name extends ExposedName>({ name, props, loader, load, slot }: ContentProps<Name>) {
  loader.onSlot?.(name, props);
  const { default: Content } = use(load);
  useEffect(() => {
    performance.mark(`golf:alive ${name}`);
    if (slot.current) markHydrated(slot.current);
  }, [slot, name]);
  useEffect(() => void (slot.current && slotProps.set(slot.current, props)));
  return (
    <>
      <Content {...props} />
      <SlotEnd name={name} loader={loader} />
    </>
  );
}

/**
 * Mounts a remote, in the shell or nested in another remote; nothing else may mount one. If the remote fails to load,
 * throws or never answers, the slot shows an alert and the rest of the page keeps working. After a failed load the slot
 * retries until the load succeeds.
 */
export function RemoteSlot<Name extends ExposedName>({ name, props, fallback, renderFailure }: RemoteSlotProps<Name>) {
  const loader = useContext(RemoteLoaderContext);
  const slot = useRef<HTMLDivElement>(null);
  if (!loader) throw new Error('RemoteSlot needs a RemoteLoaderContext around it: wrap the page in <Platform>');
  // State of the slot, not of its content: a component that suspends on mount loses its state and would load for ever.
  const [{ load, attempt }, setTry] = useState(() => ({ load: loader.load(name, props), attempt: 0 }));
  useEffect(() => {
    load.then(
      () => slot.current && hydrateIfPressed(slot.current),
      () => {}, // The boundary reports the failure.
    );
  }, [load]);
  const retry = () => setTry({ load: loader.load(name, props), attempt: attempt + 1 });
  return (
    <div ref={slot} data-boundary={name}>
      <SlotBoundary
        key={attempt}
        name={name}
        loader={loader}
        renderFailure={renderFailure}
        onRetry={retry}
        reload={() => loader.load(name, props)}
      >
        <Suspense fallback={fallback}>
          <SlotPlaceholderContext value={fallback}>
            <RemoteContent name={name} props={props} loader={loader} load={load} slot={slot} />
          </SlotPlaceholderContext>
        </Suspense>
      </SlotBoundary>
    </div>
  );
}
