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
import { FAILED, hydrateIfPressed, markHydrated } from './early-click.ts';
import { keepTrying } from './keep-trying.ts';
import { RemoteError, RemoteLoaderContext, type RemoteLoader } from './remote-loader.ts';
import { REMOTES, splitExposed, type Exposed, type ExposedName, type RemoteModule } from './remotes.ts';
import { SlotFailure } from './SlotFailure.tsx';
import { SlotPlaceholderContext } from './slot-placeholder.ts';

export interface RemoteSlotProps<Name extends ExposedName> {
  /** "app/Module" of the contract in remotes.ts. */
  name: Name;
  props: Exposed[Name];
  /** Shown while the remote loads, and its data: of its final size, so that the layout does not shift. */
  fallback: ReactNode;
  /** Where the words of a failure, an alert with "Try again", stand; in place of the slot unless given. */
  renderFailure?: (words: ReactNode) => ReactNode;
}

/** Props of the slots on the page, by their elements: for the inspector. */
export const slotProps = new WeakMap<Element, object>();

interface BoundaryProps {
  name: ExposedName;
  loader: RemoteLoader;
  renderFailure: ((words: ReactNode) => ReactNode) | undefined;
  /** Shows the slot anew, with another load where the last one failed. */
  onRetry: () => void;
  /** Loads the remote, while the words of its failure stay where they are. */
  reload: () => Promise<unknown>;
  children: ReactNode;
}

type Failed = 'load' | 'render';

/** Loads a remote again that could not be loaded, until it is there. */
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

/** The error boundary of one slot: logs an error once, offers to try again, and does so by itself if the remote did not load. */
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
    const words = <SlotFailure feature={REMOTES[splitExposed(name).remote]} onRetry={onRetry} />;
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
  /** The element around the content. */
  slot: RefObject<HTMLElement | null>;
}

/** Comes after what a slot shows, and says so. */
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
 * Mounts a remote: the only way to do so, for the shell and for a remote that nests another. If the remote fails to
 * load, throws or never answers, the slot shows an alert and the rest of the page is not affected; one that did not load is
 * asked for again until it is there.
 */
export function RemoteSlot<Name extends ExposedName>({ name, props, fallback, renderFailure }: RemoteSlotProps<Name>) {
  const loader = useContext(RemoteLoaderContext);
  const slot = useRef<HTMLDivElement>(null);
  if (!loader) throw new Error('RemoteSlot needs a RemoteLoaderContext around it: wrap the page in <Platform>');
  // State of the slot, not of the content: what suspends while it mounts loses its state, and would ask for ever.
  const [{ load, attempt }, setTry] = useState(() => ({ load: loader.load(name, props), attempt: 0 }));
  useEffect(() => {
    load.then(
      () => slot.current && hydrateIfPressed(slot.current),
      () => {}, // The boundary says so.
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
