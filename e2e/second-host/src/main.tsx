import '@golf/shared/ui/tokens.css';
import '@golf/shared/ui/base.css';
import { createQueryClient, createStaticLoader, Platform, type RemoteModule } from '@golf/shared/platform';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { runtime } from './remotes.ts';

const Calculator = lazy(async () => {
  const module = await runtime.loadRemote<RemoteModule<object>>('mfe-calculator/Calculator');
  if (!module) throw new Error('mfe-calculator has no module "Calculator"');
  return module;
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <Platform queryClient={createQueryClient()} loader={createStaticLoader({})}>
    <BrowserRouter>
      <h1>A golf club</h1>
      <Suspense fallback={<p>Loading the calculator …</p>}>
        <Calculator />
      </Suspense>
    </BrowserRouter>
  </Platform>,
);
