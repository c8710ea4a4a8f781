import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import {
  createStaticLoader,
  Platform,
  applyTheme,
  createQueryClient,
  type ExposedName,
  type RemoteModule,
} from '../platform/index.ts';
import { SlotPlaceholderContext } from '../platform/slot-placeholder.ts';
import '../ui/tokens.css';
import '../ui/base.css';

/**
 * Shows one module of a remote on a page, with the platform's providers: for work on a feature without the shell.
 * Intents have no effect, and slots of other features show a message.
 */
export function mountAlone<Props extends object>(name: ExposedName, module: RemoteModule<Props>, props: Props): void {
  applyTheme(document.documentElement);
  document.title = `${name}, alone`;
  const root = document.body.appendChild(document.createElement('div'));
  const Module = module.default;
  createRoot(root).render(
    <Platform queryClient={createQueryClient()} loader={createStaticLoader({})}>
      <BrowserRouter>
        <SlotPlaceholderContext value={<p>Loading…</p>}>
          <Module {...props} />
        </SlotPlaceholderContext>
      </BrowserRouter>
    </Platform>,
  );
}
